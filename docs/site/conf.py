"""How Sphinx builds the site. The pages are put together by build.py."""

from __future__ import annotations

from typing import Any

from cutpurse import __version__

project = "Cutpurse"
version = release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_title = f"Cutpurse {__version__}"
html_copy_source = False
html_show_sphinx = False
myst_heading_anchors = 4
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
autodoc_inherit_docstrings = False
SPECIAL = str.maketrans({sign: f"\\{sign}" for sign in "*_|\\<"})


def said_plainly(_app: Any, _what: str, _name: str, _thing: Any, _options: Any, lines: list[str]) -> None:
    """Our docstrings are plain text with code in backticks and in indented blocks: no other signs mean anything."""
    told: list[str] = []
    for line in lines:
        indented = line.startswith("    ")
        if indented and told and not told[-1].strip():
            told += ["::", ""]
        parts = line.split("`")
        told.append(line if indented else "".join(
            f"``{part}``" if place % 2 and place < len(parts) - 1 else part.translate(SPECIAL)
            for place, part in enumerate(parts)))  # fmt: skip
    lines[:] = told


def setup(app: Any) -> None:
    app.connect("autodoc-process-docstring", said_plainly)
