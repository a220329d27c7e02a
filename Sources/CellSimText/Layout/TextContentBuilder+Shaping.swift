import CellSimCShims
import CellSimGraphics
import Foundation

/// Shaping of the characters that the system font's tables don't contain.
extension TextContentBuilder {
    /// Shapes a range of units with the same run and level. The range is split where the face or the script changes.
    mutating func shape(_ range: Range<Int>, level: UInt8, run: Int) {
        let faces = FontCache.shared.faces(for: text.runs[run].font)
        var start = range.lowerBound
        var current: (face: Int, script: Int32)?
        var (location, scalars): (Int, [Unicode.Scalar]) = (start, [])
        while location < range.upperBound {
            let end = readCharacter(location, limit: range.upperBound, into: &scalars)
            let (selectedFace, script) = faces.selectFace(scalars, after: current?.face)
            if selectedFace == nil {
                missingScalars.formUnion(scalars.filter { !$0.properties.isDefaultIgnorableCodePoint })
            }
            let face = selectedFace ?? faces.faces.count
            if let previous = current, previous.face == face,
                script == nil || previous.script == 0 || previous.script == script
            {
                if previous.script == 0, let script { current?.script = script }
            } else {
                if let previous = current {
                    addShaped(start..<location, faces, previous.face, previous.script, level, run)
                }
                start = location
                current = (face, script ?? 0)
            }
            location = end
        }
        if let previous = current {
            addShaped(start..<range.upperBound, faces, previous.face, previous.script, level, run)
        }
    }

    /// Reads the scalars of the character at a unit and returns the unit after it. An unpaired surrogate becomes
    /// U+FFFD.
    private func readCharacter(_ start: Int, limit: Int, into scalars: inout [Unicode.Scalar]) -> Int {
        scalars.removeAll(keepingCapacity: true)
        var end = start
        repeat {
            let unit = units[end]
            end += 1
            if UTF16.isLeadSurrogate(unit), end < limit, UTF16.isTrailSurrogate(units[end]) {
                let value = 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(units[end] & 0x3FF))
                end += 1
                scalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
            } else {
                scalars.append(Unicode.Scalar(unit) ?? "\u{FFFD}")
            }
        } while end < limit && !isBoundary.isEmpty && !isBoundary[end]
        return end
    }

    private mutating func addShaped(
        _ range: Range<Int>, _ faceList: FaceList, _ face: Int, _ script: Int32, _ level: UInt8, _ run: Int
    ) {
        let faces = faceList.faces
        guard face < faces.count, let font = faceList.font(face) else {
            addBoxes(range, faces.first { $0.drawsMissingGlyphBoxes } ?? faces.last, level, run)
            return
        }
        let tag = script > 1 ? cellsim_script_tag(script) : 0
        let isRightToLeft = level & 1 == 1
        let glyphs = font.shape(
            units, range, isRightToLeft: isRightToLeft, script: tag,
            plainLetters: !faces[face].isUserProvided && Self.disablesLigatures(tag),
            kernsPairs: text.runs[run].kernsPairs, language: language(of: faces[face], text.runs[run]),
            features: text.runs[run].font.features)
        let shaped = shapedSegment(glyphs, faces[face], text.runs[run], font)
        add(shaped, range, level, run)
    }

    /// Returns the language that selects the regional forms of a face's characters.
    private mutating func language(of face: ResolvedFace, _ run: TextRun) -> String {
        guard let scripts = face.scripts, scripts.contains(0x4E00) else {
            return face.scripts == nil ? "en" : run.language ?? TextLanguage.current
        }
        if let runVariant = run.language.flatMap(TextLanguage.hanVariant) { return runVariant }
        if let hanLanguage { return hanLanguage }
        let textVariant = TextLanguage.hanLanguage(in: units)
        hanLanguage = textVariant
        return textVariant
    }

    private mutating func add(
        _ shaped: ShapedSegment, _ range: Range<Int>, _ level: UInt8, _ run: Int
    ) {
        for cluster in shaped.clusters { advances[cluster.unit] += cluster.width }
        segments.append(TextContent.Segment(range: range, run: run, level: level, kind: .shaped(shaped)))
    }

    /// Adds the last face's empty box for each character that no font contains. The box has the width of the character:
    /// about one em for Chinese and Japanese, less for Hangul, more for emoji. Therefore lines break at the same positions
    /// as with the missing font.
    private mutating func addBoxes(_ range: Range<Int>, _ face: ResolvedFace?, _ level: UInt8, _ run: Int) {
        guard let face, let font = FontCache.shared.font(face) else {
            segments.append(TextContent.Segment(range: range, run: run, level: level, kind: .blank))
            return
        }
        let (size, kern, expansion) = (text.runs[run].font.pointSize, text.runs[run].kern, text.runs[run].expansion)
        let boxWidth = font.advance(of: 0) * size * face.fraction
        var shaped = ShapedSegment(face: face.reference(pointSize: size), clusters: [], glyphs: [])
        var (location, scalars): (Int, [Unicode.Scalar]) = (range.lowerBound, [])
        while location < range.upperBound {
            let end = readCharacter(location, limit: range.upperBound, into: &scalars)
            let width =
                Emoji.isShownInColor(scalars)
                ? Emoji.width(pointSize: size) : Self.fixedWidth(scalars, text.runs[run].font) ?? boxWidth
            let count = shaped.glyphs.count
            shaped.glyphs.append(ShapedSegment.Glyph(id: 0, x: expansion * (width - boxWidth) / 2, y: 0))
            shaped.clusters.append(
                ShapedSegment.Cluster(unit: location, width: expansion * width + kern, glyphs: count..<count + 1))
            location = end
        }
        if level & 1 == 1 { shaped.clusters.reverse() }
        add(shaped, range, level, run)
    }

    /// Returns the width of an East Asian character in points, which doesn't depend on the face; nil for other characters.
    private static func fixedWidth(_ scalars: some Sequence<Unicode.Scalar>, _ font: TextFont) -> CGFloat? {
        for scalar in scalars {
            if isHangul(scalar.value) { return font.pointSize * syllableWidth }
            if cellsim_is_wide(scalar.value) != 0 { return font.pointSize * (font.isSystem ? ideographWidth : 1) }
        }
        return nil
    }

    /// Returns whether a scalar is a Hangul syllable or letter.
    private static func isHangul(_ value: UInt32) -> Bool {
        (0xAC00...0xD7A3).contains(value) || (0x3131...0x318E).contains(value)
    }

    /// The width of a Chinese or Japanese character of the system font, in ems. Frames in design tool files limit it to
    /// 1.0154…1.0205 (two buttons with 13 and 15 points, two labels with 11 and 18 points).
    static let ideographWidth: CGFloat = 1.018

    /// The width of a Hangul syllable of the system font, in ems, fitted to frames in design tool files (labels and
    /// buttons with 14 and 17 points).
    static let syllableWidth: CGFloat = 0.8665

    /// Returns the character that begins at a unit; nil for an unpaired surrogate.
    private func scalar(at unit: Int) -> Unicode.Scalar? {
        let value = units[unit]
        guard UTF16.isLeadSurrogate(value), unit + 1 < units.count else { return Unicode.Scalar(value) }
        return Unicode.Scalar(0x10000 + (UInt32(value & 0x3FF) << 10 | UInt32(units[unit + 1] & 0x3FF)))
    }

    /// Returns the fixed width that the system uses for a cluster; nil if the face's advance applies.
    private func fixedClusterWidth(at unit: Int, advance: CGFloat, _ face: ResolvedFace, _ font: TextFont) -> CGFloat? {
        if face.isColor { return advance > 0 ? Emoji.width(pointSize: font.pointSize) : nil }
        guard units[unit] >= 0x1100, let scalar = scalar(at: unit) else { return nil }
        return Self.fixedWidth(CollectionOfOne(scalar), font)
    }

    /// Returns whether a script's letters are drawn without ligatures and alternates, as with the system font's tables.
    private static func disablesLigatures(_ tag: UInt32) -> Bool {
        tag == 0 || tag == 0x4C61_746E /* Latn */ || tag == 0x4772_656B /* Grek */ || tag == 0x4379_726C /* Cyrl */
    }

    /// Groups glyphs by cluster, and centres the outlines of each cluster in the cluster's advance.
    private func shapedSegment(
        _ glyphs: [HarfBuzzFont.Glyph], _ face: ResolvedFace, _ run: TextRun, _ font: HarfBuzzFont
    ) -> ShapedSegment {
        let size = run.font.pointSize
        let featureAdvances = FeatureAdvances(run, face, font, trackingTable: trackingTable)
        let tracking = face.isTracked ? SystemTracking.tracking(pointSize: size, trackingTable: trackingTable) : 0
        var result = ShapedSegment(face: face.reference(pointSize: size), clusters: [], glyphs: [])
        result.clusters.reserveCapacity(glyphs.count)
        result.glyphs.reserveCapacity(glyphs.count)
        var index = 0
        while index < glyphs.count {
            let unit = glyphs[index].cluster
            var pen: CGFloat = 0
            let (first, start) = (glyphs[index], result.glyphs.count)
            while index < glyphs.count, glyphs[index].cluster == unit {
                let glyph = glyphs[index]
                result.glyphs.append(
                    ShapedSegment.Glyph(
                        id: glyph.id, x: (pen + glyph.offsetX) * size * face.fraction,
                        y: -glyph.offsetY * size * face.fraction))
                pen += glyph.advance
                index += 1
            }
            let ink = face.isColor ? Emoji.width(pointSize: size) : size
            let slot =
                fixedClusterWidth(at: unit, advance: pen, face, run.font) ?? featureAdvances?.width(
                    of: units[unit], first, pen)
                ?? pen * size * face.advanceFraction
            let shift = (slot - pen * ink * face.fraction) / 2
            let glyphRange = start..<result.glyphs.count
            if shift != 0 { for location in glyphRange { result.glyphs[location].x += shift } }
            if run.expansion != 1 { for location in glyphRange { result.glyphs[location].x *= run.expansion } }
            let width = pen > 0 ? (slot + tracking) * run.expansion + run.kern : slot * run.expansion
            result.clusters.append(ShapedSegment.Cluster(unit: unit, width: width, glyphs: glyphRange))
        }
        return result
    }
}
