"""The component files of Thiefdom, read."""

from __future__ import annotations

from cutpurse.games.thiefdom.entries import (
    HOME,
    Artwork,
    Equipment,
    Figure,
    GoodKind,
    House,
    Layout,
    Location,
    Mission,
    Numbers,
    Patrol,
    Patron,
    Solo,
    Villa,
)
from cutpurse.games.thiefdom.sections import Face, Section
from cutpurse.kernel import box as boxes
from cutpurse.kernel.pack import Override, Pack


class Contents:
    """The component files as they are, with those of a pack laid over them."""

    def __init__(self, override: Override | None = None, contents: boxes.Contents | None = None) -> None:
        self.contents = contents or boxes.shipped(HOME)
        pack = Pack(self.contents.read, override)
        self.numbers = pack.table("numbers.toml", "numbers", Numbers)
        self.solo = pack.table("numbers.toml", "solo", Solo)
        self.goods = pack.entries("goods.toml", "good", GoodKind)
        self.houses = pack.entries("town.toml", "house", House)
        self.locations = pack.entries("town.toml", "location", Location)
        self.sections = pack.entries("town.toml", "section", Section)
        self.villas = list(pack.entries("town.toml", "villa", Villa).values())
        self.introductory = pack.table("town.toml", "introductory", Layout)
        self.faces = pack.entries("sections.toml", "face", Face)
        self.guilds = list(pack.entries("figures.toml", "guild", Figure).values())
        self.shapes = list(pack.entries("figures.toml", "thief", Figure).values())
        self.guards = list(pack.entries("figures.toml", "guard", Figure).values())
        self.nobles = list(pack.entries("figures.toml", "noble", Figure).values())
        self.carriage = list(pack.entries("figures.toml", "carriage", Figure).values())
        self.boards = list(pack.entries("figures.toml", "patrol", Patrol).values())
        self.missions = list(pack.entries("missions.toml", "mission", Mission).values())
        self.artworks = list(pack.entries("artworks.toml", "artwork", Artwork).values())
        self.equipment = list(pack.entries("equipment.toml", "equipment", Equipment).values())
        self.patrons = list(pack.entries("patrons.toml", "patron", Patron).values())
