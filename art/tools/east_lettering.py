"""Makes the game's Japanese and Chinese font files from Noto CJK: ``python -m art.tools.east_lettering FOLDER``.

FOLDER holds the ``.ttc`` files of Debian's fonts-noto-cjk (``apt-get download fonts-noto-cjk; dpkg -x *.deb OUT``), by
default where that package puts them; run it anew when texts have new letters. The faces hold the letters of the game's
texts, that of titles those of short lines alone; the first also the frequent letters of both languages, for names. A
letter that Taiwan writes otherwise than Japan has its second picture in a face of its own. Needs fonttools (``dev``).
Outlines are made quadratic, on a coarser grid, slightly smaller than the Latin letters' em.
"""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

from art.tools.lettering import OUT, STAMP

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = Path("/usr/share/fonts/opentype/noto")
JAPAN, TAIWAN_FACE = 0, 3  # numbers of the faces in a .ttc
EM, SCALE, MARGIN_OF_ERROR = 256, 0.95, 1.0  # units of the em; size beside Latin letters; units that a curve may differ
LONGEST_TITLE = 16  # letters of a line of the texts that may be a title
KANJI_ROWS = range(16, 48)  # of JIS X 0208: its first level, the frequent ones
FIRST, LAST = 0x2E80, 0xFFEF  # code points that the Latin faces leave to these
FULL_WIDTH = {chr(code) for first in (0xFF10, 0xFF21, 0xFF41) for code in range(first, first + 26)} - set(
    "：；＜＝＞？＠"
)
FREQUENT_CHINESE = Path(__file__).with_name("frequent_chinese.txt")


@dataclass(frozen=True)
class EastFace:
    """A file of ours, its family and style, and the file it is made from."""

    file: str
    family: str
    style: str
    source: str
    names: bool = False  # with the letters of names
    title: bool = False  # the letters of short lines alone, with ASCII: some titles are painted in one face
    taiwan: bool = False  # the letters alone that Taiwan writes otherwise


EAST_FACES = (
    EastFace("east-sans-400", "Atlas East Sans", "Regular", "NotoSansCJK-Regular.ttc", names=True),
    EastFace("east-sans-700", "Atlas East Sans", "Bold", "NotoSansCJK-Bold.ttc"),
    EastFace("east-serif-700", "Atlas East Serif", "Bold", "NotoSerifCJK-Bold.ttc", title=True),
    EastFace("taiwan-sans-400", "Atlas Taiwan Sans", "Regular", "NotoSansCJK-Regular.ttc", names=True, taiwan=True),
    EastFace("taiwan-sans-700", "Atlas Taiwan Sans", "Bold", "NotoSansCJK-Bold.ttc", taiwan=True),
    EastFace("taiwan-serif-700", "Atlas Taiwan Serif", "Bold", "NotoSerifCJK-Bold.ttc", title=True, taiwan=True),
)


def is_eastern(letter: str) -> bool:
    return FIRST <= ord(letter) <= LAST and not 0xD800 <= ord(letter) <= 0xF8FF


@cache
def letters_of_texts(language: str, longest: int | None = None) -> frozenset[str]:
    """Returns the Japanese or Chinese letters in the game's texts of a language; with ``longest`` only those in lines
    no longer than that."""
    files = [*(ROOT / "game").glob(f"**/texts/{language}/*.ftl"), *(ROOT / ".packaging").glob("linux/*.desktop")]
    lines = "\n".join(path.read_text(encoding="utf-8") for path in files).splitlines()
    values = (line.rpartition(" = ")[2].strip() for line in lines)
    return frozenset(filter(is_eastern, "".join(text for text in values if longest is None or len(text) <= longest)))


def kana_and_signs() -> set[str]:
    """Returns kana and the punctuation of both languages, without full-width Latin letters, which plain ones
    replace."""
    codes = (*range(0x3001, 0x3020), *range(0x3041, 0x3097), *range(0x309B, 0x30FF), *range(0xFF01, 0xFF5F))
    return {letter for code in codes if (letter := chr(code)) not in FULL_WIDTH}


def frequent_letters(language: str) -> set[str]:
    """Returns the frequent letters of a language, which players' names need."""
    if language == "ja":
        codes = (bytes((0xA0 + row, cell)) for row in KANJI_ROWS for cell in range(0xA1, 0xFF))
        return {letter for code in codes if (letter := code.decode("euc_jp", "ignore"))}
    return set(FREQUENT_CHINESE.read_text(encoding="utf-8").strip())


def glyphs_of(face: EastFace, folder: Path) -> tuple[TTFont, dict[int, str]]:
    """Returns the source font of a face, and the name of the glyph in it for each code point that the face shall
    hold."""
    japan = TTFont(folder / face.source, fontNumber=JAPAN, lazy=True)
    taiwan = TTFont(folder / face.source, fontNumber=TAIWAN_FACE, lazy=True).getBestCmap()
    longest = LONGEST_TITLE if face.title else None
    own = {language: letters_of_texts(language, longest) | kana_and_signs() for language in ("ja", "zh-Hant")}
    if face.names:
        own = {language: letters | frequent_letters(language) for language, letters in own.items()}
    if face.title and not face.taiwan:
        own = {language: letters | set(map(chr, range(0x21, 0x7F))) for language, letters in own.items()}
    japanese = {ord(letter): japan.getBestCmap().get(ord(letter)) for letter in own["ja"]}
    chinese = {ord(letter): taiwan.get(ord(letter)) for letter in own["zh-Hant"]}
    found = {code: glyph for code, glyph in {**chinese, **japanese}.items() if glyph is not None}
    both = {code: taiwan.get(code) for code in found if chr(code) in own["zh-Hant"] | letters_of_texts("zh-Hant")}
    second = {code: glyph for code, glyph in both.items() if glyph is not None and found[code] != glyph}
    return japan, dict(sorted((second if face.taiwan else found).items()))


def font_file(face: EastFace, folder: Path) -> bytes:
    """Makes a font from its source and returns the bytes of the file."""
    source, cmap = glyphs_of(face, folder)
    order = [".notdef", "space", *dict.fromkeys(cmap.values())]
    scale = SCALE * EM / source["head"].unitsPerEm
    outlines, widths = source.getGlyphSet(), {".notdef": EM, "space": EM}
    drawn = {".notdef": TTGlyphPen(None).glyph(), "space": TTGlyphPen(None).glyph()}
    for name in order[2:]:
        pen = TTGlyphPen(None)
        outlines[name].draw(
            TransformPen(Cu2QuPen(pen, MARGIN_OF_ERROR, reverse_direction=True), (scale, 0, 0, scale, 0, 0))
        )
        drawn[name], widths[name] = pen.glyph(), round(outlines[name].width * scale)
    build = FontBuilder(EM, isTTF=True)
    build.setupGlyphOrder(order)
    build.setupCharacterMap({0x20: "space", **cmap})
    build.setupGlyf(drawn)
    build.setupHorizontalMetrics({name: (widths[name], build.font["glyf"][name].xMin or 0) for name in order})
    build.setupHorizontalHeader(ascent=round(0.9 * EM), descent=-round(0.2 * EM))
    build.setupNameTable({})
    rename_font(build.font, source, face)
    build.setupOS2(sTypoAscender=round(0.9 * EM), usWinAscent=round(0.9 * EM), usWinDescent=round(0.2 * EM))
    build.setupPost(keepGlyphNames=False)
    build.font["head"].created = build.font["head"].modified = STAMP
    build.font.recalcTimestamp = False
    out = io.BytesIO()
    build.font.save(out)
    return out.getvalue()


def rename_font(font: TTFont, source: TTFont, face: EastFace) -> None:
    """Gives a changed font a name of its own instead of the original's; copyright and licence texts stay."""
    whole = f"{face.family} {face.style}"
    words = {0: source["name"].getDebugName(0), 1: face.family, 2: face.style, 3: whole, 4: whole}
    words |= {6: f"{face.family}-{face.style}".replace(" ", "")}
    words[10] = "Made from Noto CJK: the letters of one program's texts and the frequent ones, quadratic outlines."
    words |= {13: source["name"].getDebugName(13), 14: source["name"].getDebugName(14)}
    for number, text in words.items():
        if text:
            font["name"].setName(text, number, 3, 1, 0x409)


def licence() -> str:
    """Returns the text of Noto CJK's licence under its copyright lines, for the file beside the fonts."""
    own = (OUT / "OFL.txt").read_text(encoding="utf-8")
    lines = dict.fromkeys(TTFont(OUT / f"{face.file}.ttf")["name"].getDebugName(0) for face in EAST_FACES)
    return (
        "\n".join(lines)
        + "\n\nAtlas East and Atlas Taiwan, Sans and Serif, are modified versions, renamed, of Noto Sans CJK and Noto Serif"
        " CJK. Changed:\nthe letters of the program's texts and frequent ones alone, their outlines quadratic, on a grid of"
        " 256 units, smaller\nby a twentieth. art/tools/east_lettering.py makes them. They stay under this licence:\n\n"
        + own[own.index("This Font Software is licensed") :]
    )


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else SOURCE
    for face in EAST_FACES:
        data = font_file(face, folder)
        (OUT / f"{face.file}.ttf").write_bytes(data)
        print(f"{face.file}.ttf {len(data) / 1024:.0f} KiB")
    (OUT / "OFL-East.txt").write_text(licence(), encoding="utf-8")


if __name__ == "__main__":
    main()
