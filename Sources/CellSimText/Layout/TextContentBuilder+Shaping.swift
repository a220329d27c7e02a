import CellSimCShims
import CellSimGraphics
import Foundation

extension TextContentBuilder {
    /// Shapes a stretch of one run and level, parted where face or script change.
    mutating func shape(_ range: Range<Int>, level: UInt8, run: Int) {
        let faces = FontCache.shared.faces(for: text.runs[run].font)
        var start = range.lowerBound
        var current: (face: Int, script: Int32)?
        for (characterRange, scalars) in characters(in: range) {
            let face = pickFace(scalars, faces)
            let script = Self.script(of: scalars)
            if let known = current, known.face == face, script == nil || known.script == 0 || known.script == script {
                if known.script == 0, let script { current?.script = script }
                continue
            }
            if let known = current {
                addShaped(start..<characterRange.lowerBound, faces, known.face, known.script, level, run)
            }
            start = characterRange.lowerBound
            current = (face, script ?? 0)
        }
        if let known = current { addShaped(start..<range.upperBound, faces, known.face, known.script, level, run) }
    }

    private func characters(in range: Range<Int>) -> [(Range<Int>, [Unicode.Scalar])] {
        var result: [(Range<Int>, [Unicode.Scalar])] = []
        var start = range.lowerBound
        while start < range.upperBound {
            var end = start + 1
            while end < range.upperBound, !isBoundary.isEmpty, !isBoundary[end] { end += 1 }
            result.append((start..<end, Array(String(decoding: units[start..<end], as: UTF16.self).unicodeScalars)))
            start = end
        }
        return result
    }

    /// The number of the first face that has all of a character. When none has, the character is noted and the
    /// number is one beyond the last.
    private mutating func pickFace(_ scalars: [Unicode.Scalar], _ faces: [DrawnFace]) -> Int {
        let visible = scalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        for (index, face) in faces.enumerated() {
            guard let font = FontCache.shared.font(face) else { continue }
            if visible.allSatisfy({ font.glyph(for: $0.value) != nil }) { return index }
        }
        missing.formUnion(visible)
        return faces.count
    }

    /// The script that decides the character's shaping; nil for common and inherited ones.
    private static func script(of scalars: [Unicode.Scalar]) -> Int32? {
        for scalar in scalars {
            let script = cellsim_script(scalar.value)
            if script > 1 { return script }
        }
        return nil
    }

    private mutating func addShaped(
        _ range: Range<Int>, _ faces: [DrawnFace], _ face: Int, _ script: Int32, _ level: UInt8, _ run: Int
    ) {
        guard face < faces.count, let font = FontCache.shared.font(faces[face]) else {
            addBoxes(range, faces.last, level, run)
            return
        }
        let tag = script > 1 ? cellsim_script_tag(script) : 0
        let isRightToLeft = level & 1 == 1
        let glyphs = font.shape(
            units, range, isRightToLeft: isRightToLeft, script: tag, plainLetters: Self.setsPlainLetters(tag),
            kernsPairs: text.runs[run].kernsPairs)
        add(clusters(glyphs, faces[face], text.runs[run]), of: faces[face], range, level, run)
    }

    private mutating func add(
        _ clusters: [ShapedSegment.Cluster], of face: DrawnFace, _ range: Range<Int>, _ level: UInt8, _ run: Int
    ) {
        for cluster in clusters { advances[cluster.unit] += cluster.width }
        let reference = face.reference(pointSize: text.runs[run].font.pointSize)
        segments.append(
            TextContent.Segment(
                range: range, run: run, level: level,
                material: .shaped(ShapedSegment(face: reference, clusters: clusters))))
    }

    /// Characters that no font has: the last face's empty box each, with as much room as the character would take:
    /// about the em for a wide one (Chinese, Japanese), less for Hangul, more for an emoji, so that lines break where they
    /// would.
    private mutating func addBoxes(_ range: Range<Int>, _ face: DrawnFace?, _ level: UInt8, _ run: Int) {
        guard let face, let font = FontCache.shared.font(face) else {
            segments.append(TextContent.Segment(range: range, run: run, level: level, material: .blank))
            return
        }
        let (size, kern) = (text.runs[run].font.pointSize, text.runs[run].kern)
        let ink = font.advance(of: 0) * size * face.fraction
        var clusters = characters(in: range).map { range, scalars in
            let width =
                switch scalars {
                case _ where scalars.contains { $0.properties.isEmojiPresentation }: Self.emojiWidth(pointSize: size)
                case _ where scalars.contains { Self.isHangul($0.value) }: size * Self.syllableWidth
                case _ where scalars.contains { cellsim_is_wide($0.value) != 0 }:
                    size * (text.runs[run].font.isSystem ? Self.ideographWidth : 1)
                default: ink
                }
            return ShapedSegment.Cluster(
                unit: range.lowerBound, width: width + kern,
                glyphs: [ShapedSegment.Glyph(id: 0, x: (width - ink) / 2, y: 0)])
        }
        if level & 1 == 1 { clusters.reverse() }
        add(clusters, of: face, range, level, run)
    }

    /// Syllables, and the letters that stand alone.
    private static func isHangul(_ value: UInt32) -> Bool {
        (0xAC00...0xD7A3).contains(value) || (0x3131...0x318E).contains(value)
    }

    /// What a Japanese or Chinese character takes in text of the system font, in ems: between 1.0154 and 1.0205 by two
    /// buttons of 13 and 15 points and two labels of 11 and 18 whose frames a design tool recorded.
    static let ideographWidth: CGFloat = 1.018

    /// What a Hangul syllable of the system takes, in ems: fitted to labels and buttons of 14 and 17 points whose frames a
    /// design tool recorded.
    static let syllableWidth: CGFloat = 0.8665

    /// What an emoji of the system takes, in points.
    ///
    /// Fitted to labels whose frames a design tool recorded: 16 points at size 11, 24 at size 18, 45 at 40, 63 at 58.
    static func emojiWidth(pointSize: CGFloat) -> CGFloat {
        pointSize < 20 ? min(pointSize * 1.08 + 4.08, 25) : pointSize + 5
    }

    /// Whether the character at a unit is shown in colours by the system.
    private func isEmoji(at unit: Int) -> Bool {
        guard units[unit] > 0x2300 else { return false }
        let end = min(unit + 2, units.count)
        let first = String(decoding: units[unit..<end], as: UTF16.self).unicodeScalars.first
        return first?.properties.isEmojiPresentation ?? false
    }

    /// Alphabets whose letters stand for themselves, without ligatures and alternates: as the tables place them.
    private static func setsPlainLetters(_ tag: UInt32) -> Bool {
        tag == 0 || tag == 0x4C61_746E /* Latn */ || tag == 0x4772_656B /* Grek */ || tag == 0x4379_726C /* Cyrl */
    }

    /// Groups glyphs by cluster; each cluster's outlines stand in the middle of its slot.
    private func clusters(_ glyphs: [HarfBuzzFont.Glyph], _ face: DrawnFace, _ run: TextRun) -> [ShapedSegment.Cluster]
    {
        let size = run.font.pointSize
        let tracking = face.isTracked ? SystemTracking.tracking(pointSize: size, era: era) : 0
        var result: [ShapedSegment.Cluster] = []
        var index = 0
        while index < glyphs.count {
            let unit = glyphs[index].cluster
            var pen: CGFloat = 0
            var placed: [ShapedSegment.Glyph] = []
            while index < glyphs.count, glyphs[index].cluster == unit {
                let glyph = glyphs[index]
                placed.append(
                    ShapedSegment.Glyph(
                        id: glyph.id, x: (pen + glyph.offsetX) * size * face.fraction,
                        y: -glyph.offsetY * size * face.fraction))
                pen += glyph.advance
                index += 1
            }
            let slot = isEmoji(at: unit) ? Self.emojiWidth(pointSize: size) : pen * size * face.slotShare
            let shift = (slot - pen * size * face.fraction) / 2
            for place in placed.indices { placed[place].x += shift }
            let extra = pen > 0 ? tracking + run.kern : 0
            result.append(ShapedSegment.Cluster(unit: unit, width: slot + extra, glyphs: placed))
        }
        return result
    }
}
