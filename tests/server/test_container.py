"""The container image and the composition: what their files say is done here, with the same files and no container."""

from __future__ import annotations

import ast
import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import time
import tomllib
import venv
from fnmatch import fnmatch
from pathlib import Path
from urllib.request import urlopen

import pytest
import yaml

from cutpurse.cli import build_parser

ROOT = Path(__file__).parents[2]
STARTS_WITHIN = 60.0


class Containerfile:
    """Its instructions, one by one, continued lines joined."""

    def __init__(self) -> None:
        text = (ROOT / "Containerfile").read_text().replace("\\\n", " ")
        lines = [line for line in text.splitlines() if line and not line.startswith("#")]
        self.steps = [tuple(line.split(maxsplit=1)) for line in lines]

    def all(self, instruction: str) -> list[str]:
        return [words for name, words in self.steps if name == instruction]

    def copied(self) -> list[tuple[list[str], str]]:
        """What is copied from the checkout, and where to."""
        pairs = [words.split() for words in self.all("COPY") if "--from" not in words]
        return [(words[:-1], words[-1]) for words in pairs]

    def command(self) -> list[str]:
        return [*json.loads(self.all("ENTRYPOINT")[0]), *json.loads(self.all("CMD")[0])]

    def health(self) -> list[str]:
        words: list[str] = json.loads(self.all("HEALTHCHECK")[0].partition("CMD ")[2])
        return words


def ignored(path: Path) -> bool:
    """Whether .dockerignore keeps a path out: the last line that fits it, or a folder it is in, decides."""
    kept_out = False
    for line in (ROOT / ".dockerignore").read_text().splitlines():
        if line and not line.startswith("#"):
            pattern = line.removeprefix("!").removeprefix("**/")
            names = [str(part) for part in (path, *path.parents)]
            if "**/" in line:
                names = list(path.parts)
            if any(fnmatch(name, pattern) for name in names):
                kept_out = not line.startswith("!")
    return kept_out


def build_context(folder: Path) -> None:
    """Exactly the files that the build stage sees."""
    for names, target in Containerfile().copied():
        for name in names:
            source = ROOT / name
            for file in [source] if source.is_file() else sorted(source.rglob("*")):
                inside = file.relative_to(ROOT)
                if file.is_file() and not ignored(inside):
                    there = folder / target / (inside.name if source.is_file() else file.relative_to(source))
                    there.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(file, there)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


@pytest.mark.slow
def test_the_image_is_built_from_what_is_copied_and_its_command_serves(tmp_path: Path) -> None:
    """The build stage's own pip line, in a folder with what it copies; then the image's own command and health check."""
    container = Containerfile()
    context, prefix, data = tmp_path / "src", tmp_path / "usr-local", tmp_path / "data"
    build_context(context)
    venv.create(prefix, with_pip=True)
    alone = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "CUTPURSE", "VIRTUAL"))
    }
    (install,) = [words for words in container.all("RUN") if words.startswith("pip ")]
    words = shlex.split(install.replace("/install", str(prefix)))
    built = subprocess.run(
        [prefix / "bin" / words[0], *words[1:]], cwd=context, env=alone, capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stderr[-3000:]

    port = str(free_port())
    settings = dict(pair.split("=", 1) for words in container.all("ENV") for pair in words.split())
    environment = alone | {name: value.replace("/data", str(data)) for name, value in settings.items()}
    command = [word.replace("0.0.0.0", "127.0.0.1").replace("8000", port) for word in container.command()]
    process = subprocess.Popen([prefix / "bin" / command[0], *command[1:]], cwd=tmp_path, env=environment,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)  # fmt: skip
    try:
        _, *check = [word.replace("8000", port) for word in container.health()]
        until = time.monotonic() + STARTS_WITHIN
        while subprocess.run([prefix / "bin" / "python", *check], capture_output=True, check=False).returncode:
            assert process.poll() is None, process.communicate()[1][-3000:]
            assert time.monotonic() < until, "the health check never succeeds"
            time.sleep(0.2)
        with urlopen(f"http://127.0.0.1:{port}/") as page:
            assert b"<script" in page.read(), "the browser client is built in"
        with urlopen(f"http://127.0.0.1:{port}/api/examples/swindler") as examples:
            assert json.loads(examples.read()), "and so are the worked examples"
        assert (data / "tables.sqlite").is_file()
        (stops_with,) = container.all("STOPSIGNAL")
        process.send_signal(getattr(signal, stops_with))
        assert process.wait(15) == 0
    finally:
        process.kill()
        process.communicate()


def test_an_image_holds_nothing_that_the_build_does_not_need(tmp_path: Path) -> None:
    build_context(tmp_path)
    there = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*")}
    assert "src/cutpurse/cli.py" in there
    assert not any(re.search(r"node_modules|__pycache__|web_dist|\.git|\.venv", name) for name in there)
    for outside in (".git/config", ".venv/bin/python", "tests/server/client.py", "src/cutpurse/web_dist/index.html"):
        assert ignored(Path(outside)), outside


def pinned() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    pairs = [line.split("==") for line in lines if line and not line.startswith("#")]
    return {re.sub(r"[-_.]+", "-", name).lower(): version for name, version in pairs}


def test_every_package_of_an_image_has_one_version() -> None:
    """So that the image of tomorrow is that of today: what is installed is pinned, to the last package."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = [*project["dependencies"], *project["optional-dependencies"]["postgres"]]
    versions = pinned()
    for requirement in wanted:
        name, least = re.match(r"([\w.-]+)>=([\d.]+)", requirement).groups()  # type: ignore[union-attr]
        version = versions[re.sub(r"[-_.]+", "-", name).lower()]
        assert tuple(map(int, version.split(".")[:2])) >= tuple(map(int, least.split(".")[:2])), requirement
    (install,) = [words for words in Containerfile().all("RUN") if words.startswith("pip ")]
    assert "--constraint constraints.txt" in install
    assert "constraints.txt" in [name for names, _ in Containerfile().copied() for name in names]


def exact(image: str) -> bool:
    """Whether a tag says which version it is, to the last number."""
    return re.search(r":\d+\.\d+(\.\d+)?(-\w+)+$", image) is not None


def test_images_have_exact_tags() -> None:
    container = Containerfile()
    arguments = dict(words.split("=") for words in container.all("ARG"))
    bases = [words.split()[0].replace("${PYTHON}", arguments["PYTHON"]) for words in container.all("FROM")]
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text())
    images = [service["image"] for service in compose["services"].values() if "image" in service]
    assert all(map(exact, [*bases, *images])), (bases, images)


def served(words: list[str]) -> None:
    """A command line of ours, which must be one that exists."""
    assert words[0] == "cutpurse"
    build_parser().parse_args(words[1:])


def test_the_composition_is_whole() -> None:
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text())
    services = compose["services"]
    assert set(services) == {"cutpurse", "postgres", "nats"}
    for service in services.values():
        for needed in service.get("depends_on", {}):
            assert needed in services
        for volume in service.get("volumes", []):
            assert volume.partition(":")[0] in compose["volumes"]
    ours = services["cutpurse"]
    assert (ROOT / ours["build"]["context"] / ours["build"]["dockerfile"]).is_file()
    served(["cutpurse", *shlex.split(ours["command"])])
    environment = ours["environment"]
    assert environment["CUTPURSE_DATABASE"].startswith("postgresql://")
    assert "@postgres/" in environment["CUTPURSE_DATABASE"]
    assert environment["CUTPURSE_BUS"] == "nats://nats:4222"
    assert all(":-127.0.0.1}:" in port for port in ours["ports"]), "nobody else on the network, unless it is said so"
    assert all("ports" not in services[inner] for inner in ("postgres", "nats")), "nobody reaches them but the servers"


def test_the_health_check_is_a_program() -> None:
    python, flag, program = Containerfile().health()
    assert (python, flag) == ("python", "-c")
    ast.parse(program)
