import CellSimGraphics
import Foundation

/// Positions the glyphs of a line in visual order.
struct LineTypesetter {
    /// A part of the line that belongs to one segment.
    private struct Piece {
        var content: TextContent
        var segment: TextContent.Segment
        var range: Range<Int>
        /// The index of the run in the laid-out text.
        var run: Int
    }

    let content: TextContent
    /// The extra width of each space in a justified line, in points.
    var spaceStretch: CGFloat = 0
    private var pen: CGFloat = 0
    private var placedRuns: [PlacedRun] = []

    init(_ content: TextContent) { self.content = content }

    /// Returns the line's glyphs from left to right.
    mutating func typeset(_ line: ComposedLine) -> [PlacedRun] {
        let pieces = line.parts.flatMap { self.pieces(of: $0, line) }
        for index in Bidi.visualOrder(pieces.map(\.segment.level)) { appendRun(pieces[index]) }
        return placedRuns
    }

    private func pieces(of part: LinePart, _ line: ComposedLine) -> [Piece] {
        switch part {
        case .text(let range):
            return content.segments(in: range).compactMap { segment in
                let overlap = range.clamped(to: segment.range)
                return overlap.isEmpty
                    ? nil : Piece(content: content, segment: segment, range: overlap, run: segment.run)
            }
        case .ellipsis(let run): return insertedPieces(.ellipsis, run, line)
        case .hyphen(let run): return insertedPieces(.hyphen, run, line)
        }
    }

    private func insertedPieces(_ kind: InsertedCharacter.Kind, _ run: Int, _ line: ComposedLine) -> [Piece] {
        let insertedContent = InsertedCharacter(kind, content.text.runs[run], trackingTable: content.trackingTable)
            .content
        return insertedContent.segments.map { segment in
            var segment = segment
            segment.level = line.baseLevel
            return Piece(content: insertedContent, segment: segment, range: segment.range, run: run)
        }
    }

    private mutating func appendRun(_ piece: Piece) {
        let start = pen
        let run = content.text.runs[piece.run]
        let (face, glyphs): (FaceReference?, [GlyphRun.Glyph])
        switch piece.segment.kind {
        case .table: (face, glyphs) = typesetTable(piece, run, from: start)
        case .shaped(let shaped): (face, glyphs) = (shaped.face, typesetShaped(piece, shaped, from: start))
        case .blank, .object:
            pen += piece.content.width(piece.range)
            (face, glyphs) = (nil, [])
        }
        let text = String(units: piece.content.units[piece.range])
        var isObject = false
        if case .object = piece.segment.kind { isObject = true }
        var reference = face ?? FaceReference(file: "", weight: run.font.weight, emSize: run.font.pointSize)
        reference.slant += run.obliqueness
        reference.expansion = run.expansion
        placedRuns.append(
            PlacedRun(
                run: GlyphRun(face: reference, glyphs: glyphs, text: text), x: start, width: pen - start,
                color: run.color, textRun: piece.run, wordRanges: wordRanges(of: piece, run, from: start),
                isObject: isObject))
    }

    /// Returns the horizontal ranges of a piece's words, from the line's left edge; empty if the run doesn't need them.
    private func wordRanges(of piece: Piece, _ run: TextRun, from start: CGFloat) -> [ClosedRange<CGFloat>] {
        guard run.underline?.byWord == true || run.strikethrough?.byWord == true else { return [] }
        let isRightToLeft = piece.segment.level & 1 == 1
        var words: [ClosedRange<CGFloat>] = []
        var (x, begin) = (start, CGFloat?.none)
        for index in 0..<piece.range.count {
            let unit = isRightToLeft ? piece.range.upperBound - 1 - index : piece.range.lowerBound + index
            let value = piece.content.units[unit]
            if TextContent.isBlank(value) || value == 0xA0 {
                if let first = begin { words.append(first...max(x, first)) }
                begin = nil
            } else if begin == nil {
                begin = x
            }
            x += piece.content.position[unit + 1] - piece.content.position[unit]
            if value == 0x20 || value == 0xA0 { x += spaceStretch }
        }
        if let first = begin { words.append(first...max(x, first)) }
        return words
    }

    private static let ellipsis: UInt32 = 0x2026
    /// The distance between the dots of San Francisco's ellipsis as a fraction of its advance. The substitute's dots are farther apart.
    private static let dotPitch: CGFloat = 0.317

    private mutating func typesetTable(_ piece: Piece, _ run: TextRun, from start: CGFloat) -> (
        FaceReference?, [GlyphRun.Glyph]
    ) {
        guard let face = FontCache.shared.faces(for: run.font).faces.first,
            let measurer = SystemFontMeasurer(run, trackingTable: content.trackingTable)
        else {
            pen += piece.content.width(piece.range)
            return (nil, [])
        }
        let table = FontCache.shared.tableGlyphs(face)
        var glyphs: [GlyphRun.Glyph] = []
        glyphs.reserveCapacity(piece.range.count)
        let isRightToLeft = piece.segment.level & 1 == 1
        let positions = piece.content.position
        for index in 0..<piece.range.count {
            let unit = isRightToLeft ? piece.range.upperBound - 1 - index : piece.range.lowerBound + index
            let scalar = UInt32(piece.content.units[unit])
            if scalar == Self.ellipsis, let dot = table.glyph(for: 0x2E) {
                let slot = measurer.unit * CGFloat(measurer.table.advance(at: scalar))
                let middle = pen - start + (slot - dot.advance * measurer.pointSize * face.fraction) / 2
                glyphs += [-1, 0, 1].map { GlyphRun.Glyph(id: dot.id, x: middle + $0 * slot * Self.dotPitch, y: 0) }
            } else if let glyph = table.glyph(for: isRightToLeft ? Bidi.mirror(scalar) : scalar) {
                // The substitute's outline is smaller than its advance and is centred within it.
                let slot = measurer.unit * CGFloat(measurer.table.advance(at: scalar))
                let shift = (slot - glyph.advance * measurer.pointSize * face.fraction) / 2
                glyphs.append(GlyphRun.Glyph(id: glyph.id, x: pen - start + shift, y: 0))
            }
            pen += positions[unit + 1] - positions[unit]
            if scalar == 0x20 || scalar == 0xA0 { pen += spaceStretch }
        }
        return (face.reference(pointSize: run.font.pointSize), glyphs)
    }

    private mutating func typesetShaped(_ piece: Piece, _ shaped: ShapedSegment, from start: CGFloat) -> [GlyphRun
        .Glyph]
    {
        var glyphs: [GlyphRun.Glyph] = []
        glyphs.reserveCapacity(min(shaped.glyphs.count, 4 * piece.range.count))
        for cluster in shaped.clusters(in: piece.range) {
            for glyph in shaped.glyphs[cluster.glyphs] {
                glyphs.append(GlyphRun.Glyph(id: glyph.id, x: pen - start + glyph.x, y: glyph.y))
            }
            pen += cluster.width
            if piece.content.units[cluster.unit] == 0x20 { pen += spaceStretch }
        }
        return glyphs
    }
}

extension SystemAdvances {
    /// Returns the advance of a character in hundred-thousandths of the em; 0 if the tables don't contain it.
    func advance(at scalar: UInt32) -> Int32 {
        let slot = Self.slot(scalar)
        guard slot >= 0 else { return 0 }
        let value = unsafe advance[slot]
        return value == Self.absent ? 0 : value
    }
}
