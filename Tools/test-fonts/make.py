#!/usr/bin/env python3
"""Makes the small fonts of the tests: every glyph is a rectangle, and every advance a round number.

    pip install fonttools==4.68.0 && Tools/test-fonts/make.py Tests/TestFixtures/Fonts

The fonts are this project's own, under its licence. Their names are made up.

Plain.ttc     family "Sample Plain": Regular (advance 500), Bold (600), in one collection; "AV" is kerned by -100
PlainItalic.ttf  family "Sample Plain": Italic (advance 400)
Axes.ttf      family "Sample Axes": wght 100...900, wdth 75...125, opsz 17...28, with named instances
Tracked.ttf   family "Sample Tracked": a `trak` table that adds 100 units at 12 points and none at 24
"""
import struct
import sys
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, InstanceDescriptor, SourceDescriptor
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont, newTable
from fontTools.ttLib.tables.DefaultTable import DefaultTable
from fontTools import varLib

LETTERS = [chr(c) for c in range(0x20, 0x7F)]
KERNING = "feature kern { pos A V -100; } kern; feature liga { sub f i by fi; } liga;"


def name(letter):
    return letter if letter.isalpha() else f"uni{ord(letter):04X}"


def rectangle(advance, height=700):
    pen = TTGlyphPen(None)
    right = max(advance - 50, 60)
    pen.moveTo((50, 0))
    for point in [(50, height), (right, height), (right, 0)]:
        pen.lineTo(point)
    pen.closePath()
    return pen.glyph()


def font(family, style, advance, weight=400, italic=False, features=KERNING):
    names = [".notdef"] + [name(l) for l in LETTERS] + ["fi"]
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({ord(l): name(l) for l in LETTERS})
    widths = {n: advance for n in names}
    widths["fi"] = 700
    blank = TTGlyphPen(None).glyph()
    builder.setupGlyf({n: blank if n == "uni0020" else rectangle(widths[n]) for n in names})
    builder.setupHorizontalMetrics({n: (w, 50) for n, w in widths.items()})
    builder.setupHorizontalHeader(ascent=800, descent=-200, lineGap=90)
    plain = family.replace(" ", "")
    builder.setupNameTable(dict(
        familyName=family, styleName=style, psName=f"{plain}-{style}", fullName=f"{family} {style}",
        uniqueFontIdentifier=f"{family} {style}", version="Version 1.000"))
    # The line metrics in OS/2 differ from those in hhea, on purpose.
    builder.setupOS2(
        version=4,
        sTypoAscender=900, sTypoDescender=-300, sTypoLineGap=0, usWinAscent=900, usWinDescent=300, sCapHeight=700,
        sxHeight=500, usWeightClass=weight, fsSelection=(1 if italic else 0) | 1 << 7)
    builder.font["head"].macStyle = 2 if italic else 0
    builder.setupPost(italicAngle=-12 if italic else 0)
    builder.font["head"].created = builder.font["head"].modified = 0
    if features:
        addOpenTypeFeaturesFromString(builder.font, features)
    builder.font.recalcTimestamp = False
    return builder.font


def variable(path):
    """Advance 500, and +100 at weight 900, -50 at 100, +60 at width 125, -60 at 75, -20 at optical size 28."""
    document = DesignSpaceDocument()
    for tag, label, low, standard, high in [
        ("wght", "Weight", 100, 400, 900), ("wdth", "Width", 75, 100, 125), ("opsz", "Optical Size", 17, 17, 28)]:
        axis = AxisDescriptor()
        axis.tag, axis.name, axis.minimum, axis.default, axis.maximum = tag, label, low, standard, high
        document.addAxis(axis)
    masters = [({}, 500), ({"Weight": 900}, 600), ({"Weight": 100}, 450), ({"Width": 125}, 560), ({"Width": 75}, 440),
               ({"Optical Size": 28}, 480)]
    for place, advance in masters:
        source = SourceDescriptor()
        source.font = font("Sample Axes", "Regular", advance, features="")
        source.location = {"Weight": 400, "Width": 100, "Optical Size": 17} | place
        document.addSource(source)
    for style, place in [("Light", {"Weight": 250}), ("Regular", {}), ("Semibold", {"Weight": 590}),
                         ("Bold", {"Weight": 700}), ("Condensed", {"Width": 75})]:
        instance = InstanceDescriptor()
        instance.styleName, instance.familyName = style, "Sample Axes"
        if style == "Bold":
            instance.postScriptFontName = "SampleAxes-OwnBold"
        instance.location = {"Weight": 400, "Width": 100, "Optical Size": 17} | place
        document.addInstance(instance)
    made, _, _ = varLib.build(document)
    made.recalcTimestamp = False
    made.save(path)


def tracked(path):
    made = font("Sample Tracked", "Regular", 500)
    # One track with values at two sizes.
    header = struct.pack(">IHHHH", 0x00010000, 0, 12, 0, 0)
    data = struct.pack(">HHI", 1, 2, 28)
    entry = struct.pack(">iHH", 0, 256, 36)
    sizes = struct.pack(">ii", 12 << 16, 24 << 16)
    values = struct.pack(">hh", 100, 0)
    table = DefaultTable("trak")
    table.data = header + data + entry + sizes + values
    made["trak"] = table
    made.save(path)


folder = sys.argv[1]
collection = TTCollection()
collection.fonts = [font("Sample Plain", "Regular", 500), font("Sample Plain", "Bold", 600, 700)]
collection.save(f"{folder}/Plain.ttc")
font("Sample Plain", "Italic", 400, italic=True).save(f"{folder}/PlainItalic.ttf")
variable(f"{folder}/Axes.ttf")
tracked(f"{folder}/Tracked.ttf")
