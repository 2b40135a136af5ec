"""Makes the game's font files from those of the fontpkg packages: ``python -m art.tools.lettering`` writes
art/type/*.ttf.

Four things are changed, and the families renamed: a word space of 0.26 em; a narrow no-break space; figures that are lining and of one width; one weight
cut from the variable faces. Letters, kerning and marks stay as they were drawn. Needs fonttools and the fontpkg packages (``dev``).
"""

from __future__ import annotations

import io
from dataclasses import dataclass
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import Glyph
from fontTools.varLib import instancer

OUT = Path(__file__).resolve().parent.parent / "type"
SPACE = 0.26  # em
SPACES = (0x20, 0xA0)
NARROW, NARROW_SPACE = 0x202F, 0.14  # em; French has one before its colons and question marks
DIGITS = "0123456789"
MARGIN = 0.022  # em on both sides of the widest figure, in a face that has none of one width
KEPT = ("kern", "mark", "mkmk", "ccmp", "locl", "liga", "calt")
STAMP = 3786825600  # a fixed date, so that the same source gives the same file


@dataclass(frozen=True)
class Face:
    """A file of ours: its name, family and style, and the face it is made from."""

    file: str
    family: str
    style: str
    source: tuple[str, int, str]
    figures: bool = True


FACES = (
    Face("capitals-600", "Atlas Capitals", "SemiBold", ("Cinzel", 600, "normal")),
    Face("sans-500", "Atlas Sans", "Medium", ("Alegreya Sans", 500, "normal")),
    Face("sans-700", "Atlas Sans", "Bold", ("Alegreya Sans", 700, "normal")),
    Face("sans-500-italic", "Atlas Sans", "Medium Italic", ("Alegreya Sans", 500, "italic")),
    Face("voice-400-italic", "Atlas Voice", "Italic", ("EB Garamond", 400, "italic"), figures=False),
)


def singles(font: TTFont, feature: str) -> dict[str, str]:
    """Returns the glyphs that an OpenType feature of single substitutions (such as "lnum") replaces in a font, each
    with the glyph that replaces it."""
    found: dict[str, str] = {}
    if "GSUB" not in font:
        return found
    table = font["GSUB"].table
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag != feature:
            continue
        for number in record.Feature.LookupListIndex:
            for sub in table.LookupList.Lookup[number].SubTable:
                sub = getattr(sub, "ExtSubTable", sub)
                found.update(getattr(sub, "mapping", {}))
    return found


def make_digits_tabular(font: TTFont) -> None:
    """Makes a font's digits lining and tabular (all of one width): by its own alternate glyphs if it has them, else by
    changed margins."""
    lining, tabular = singles(font, "lnum"), singles(font, "tnum")
    for table in font["cmap"].tables:
        for digit in DIGITS:
            glyph = table.cmap.get(ord(digit))
            if glyph is not None:
                glyph = lining.get(glyph, glyph)
                table.cmap[ord(digit)] = tabular.get(glyph, glyph)
    names = [font.getBestCmap()[ord(digit)] for digit in DIGITS]
    remove_kerning(font, set(names))
    metrics, outlines = font["hmtx"], font["glyf"]
    if len({metrics[name][0] for name in names}) == 1:
        return
    widest = max(outlines[name].xMax - outlines[name].xMin for name in names)
    width = round(widest + 2 * MARGIN * font["head"].unitsPerEm)
    for name in names:
        glyph = outlines[name]
        inked = glyph.xMax - glyph.xMin
        shift = round((width - inked) / 2) - glyph.xMin
        glyph.coordinates.translate((shift, 0))
        glyph.recalcBounds(outlines)
        metrics[name] = (width, glyph.xMin)


def remove_kerning(font: TTFont, glyphs: set[str]) -> None:
    """Removes the kerning of these glyphs, so that they keep their width beside any other."""
    for lookup in font["GPOS"].table.LookupList.Lookup if "GPOS" in font else ():
        for sub in lookup.SubTable:
            sub = getattr(sub, "ExtSubTable", sub)
            if sub.LookupType != 2:
                continue
            kept = [k for k, glyph in enumerate(sub.Coverage.glyphs) if glyph not in glyphs]
            if sub.Format == 1:
                sub.PairSet = [sub.PairSet[k] for k in kept]
                for pairs in sub.PairSet:
                    pairs.PairValueRecord = [pair for pair in pairs.PairValueRecord if pair.SecondGlyph not in glyphs]
            else:
                for classes in (sub.ClassDef1.classDefs, sub.ClassDef2.classDefs):
                    for glyph in glyphs & set(classes):
                        del classes[glyph]
            sub.Coverage.glyphs = [sub.Coverage.glyphs[k] for k in kept]


def wide_spaces(font: TTFont) -> None:
    """Sets the width of a font's word spaces, and adds the narrow no-break space that it lacks."""
    for code in SPACES:
        name = font.getBestCmap().get(code)
        if name is not None:
            font["hmtx"][name] = (round(SPACE * font["head"].unitsPerEm), 0)
    font.setGlyphOrder([*font.getGlyphOrder(), "narrow"])
    font["glyf"]["narrow"] = Glyph()
    font["hmtx"]["narrow"] = (round(NARROW_SPACE * font["head"].unitsPerEm), 0)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[NARROW] = "narrow"


def rename_font(font: TTFont, face: Face) -> None:
    """Gives a changed font a name of its own instead of the original's; copyright and licence texts stay."""
    original = font["name"].getDebugName(1)
    words = {1: face.family, 2: face.style, 3: f"{face.family} {face.style}", 4: f"{face.family} {face.style}"}
    words |= {6: f"{face.family}-{face.style}".replace(" ", ""), 16: face.family, 17: face.style}
    words[10] = f"Made from {original}: wider word space, lining figures of one width, one weight."
    table = font["name"]
    table.names = [record for record in table.names if record.nameID in (0, 9, 13, 14)]
    for number, text in words.items():
        table.setName(text, number, 3, 1, 0x409)


def subset(font: TTFont) -> None:
    """Drops a font's alternate glyphs and features that the game does not use; every character stays."""
    options = Options(
        layout_features=list(KEPT), name_IDs=["*"], hinting=False, notdef_outline=True, drop_tables=["DSIG", "STAT"]
    )
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=list(font.getBestCmap()))
    subsetter.subset(font)


def font_file(face: Face) -> bytes:
    """Makes a font from its source, with all changes, and returns the bytes of the file."""
    import fontpkg

    font = TTFont(str(fontpkg.path(*face.source)), recalcTimestamp=False)
    if "fvar" in font:
        font = instancer.instantiateVariableFont(font, {"wght": face.source[1]})
    if face.figures:
        make_digits_tabular(font)
    wide_spaces(font)
    subset(font)
    rename_font(font, face)
    font["head"].modified = STAMP
    out = io.BytesIO()
    font.save(out)
    return out.getvalue()


def licence() -> str:
    """Returns the text of the three families' licence under all their copyright lines, for the file beside the
    fonts."""
    import fontpkg

    lines, body = [], ""
    for family in dict.fromkeys(face.source[0] for face in FACES):
        path = Path(fontpkg.path(family)).parent.parent / "LICENSE"
        text = path.read_text(encoding="utf-8")
        lines.append(text.split("\n", 1)[0])
        body = text[text.index("-----------") :]
    head = "\n".join(lines)
    return (
        f"{head}\n\nThe files beside this one are modified versions, renamed: Atlas Capitals is made from Cinzel, Atlas Sans from\n"
        "Alegreya Sans, Atlas Voice from EB Garamond. Changed: the spaces, figures (lining, of one width), one weight cut\n"
        "from variable faces, unused alternates left out. art/tools/lettering.py makes them. They stay under this licence:\n\n"
        "This Font Software is licensed under the SIL Open Font License, Version 1.1.\n"
        f"This license is copied below, and is also available with a FAQ at:\nhttps://openfontlicense.org\n\n\n{body}"
    )


def main() -> None:
    OUT.mkdir(exist_ok=True)
    for face in FACES:
        data = font_file(face)
        (OUT / f"{face.file}.ttf").write_bytes(data)
        print(f"{face.file}.ttf {len(data) / 1024:.0f} KiB")
    (OUT / "OFL.txt").write_text(licence(), encoding="utf-8")


if __name__ == "__main__":
    main()
