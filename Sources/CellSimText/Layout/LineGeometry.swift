import CellSimGraphics
import Foundation

/// The horizontal positions of a line's units, for carets, hit testing and selection rectangles.
public struct LineGeometry: Sendable {
    /// A range of units with the same direction.
    struct Piece {
        var units: Range<Int>
        /// The distance from the block's left edge, in points.
        var x: CGFloat
        /// The distance of each unit from the piece's leading edge, followed by the piece's width; in points.
        var offsets: [CGFloat]
        var isRightToLeft: Bool

        var width: CGFloat { offsets.last ?? 0 }

        func caretX(before unit: Int) -> CGFloat {
            let offset = offsets[unit - units.lowerBound]
            return isRightToLeft ? x + width - offset : x + offset
        }
    }

    /// The x coordinate at which the line's text begins, in points from the block's left edge.
    public let x: CGFloat
    /// The width of the line's content, in points.
    public let width: CGFloat
    /// The pieces from left to right.
    let pieces: [Piece]
    let range: Range<Int>

    /// Returns the caret's position before a unit, in points from the block's left edge. Carets of hidden units are at the line's end.
    public func caretX(before unit: Int) -> CGFloat {
        for piece in pieces where piece.units.contains(unit) { return piece.caretX(before: unit) }
        guard let last = pieces.max(by: { $0.units.upperBound < $1.units.upperBound }) else { return x }
        if unit >= last.units.upperBound { return last.caretX(before: last.units.upperBound) }
        return pieces.min { $0.units.lowerBound < $1.units.lowerBound }.map { $0.caretX(before: $0.units.lowerBound) }
            ?? x
    }

    /// Returns the horizontal spans of the units, from left to right, in points from the block's left edge.
    public func spans(of units: Range<Int>) -> [(left: CGFloat, right: CGFloat)] {
        var spans: [(left: CGFloat, right: CGFloat)] = []
        for piece in pieces {
            let overlap = piece.units.clamped(to: units)
            guard !overlap.isEmpty else { continue }
            let ends = (piece.caretX(before: overlap.lowerBound), piece.caretX(before: overlap.upperBound))
            let (left, right) = (min(ends.0, ends.1), max(ends.0, ends.1))
            if let last = spans.last, abs(last.right - left) < 0.001 {
                spans[spans.count - 1].right = right
            } else {
                spans.append((left, right))
            }
        }
        return spans
    }

    /// Returns the unit at a position, and the fraction of the unit to the left of the position (0 to 1). If there is no
    /// unit, returns the nearest one; nil if the line shows no text.
    public func unit(at position: CGFloat) -> (unit: Int, fraction: CGFloat)? {
        let nonEmptyPieces = pieces.filter { !$0.units.isEmpty }
        guard let first = nonEmptyPieces.first, let last = nonEmptyPieces.last else { return nil }
        let piece =
            position < first.x ? first : nonEmptyPieces.last { $0.x <= position } ?? last
        let distance = min(max(position - piece.x, 0), piece.width)
        let offset = piece.isRightToLeft ? piece.width - distance : distance
        // Skips units without a width, such as the second half of a character.
        var index = piece.offsets.partitionPoint(where: { $0 > offset }) - 1
        index = min(max(index, 0), piece.units.count - 1)
        while index > 0, piece.offsets[index + 1] <= piece.offsets[index] { index -= 1 }
        let advance = piece.offsets[index + 1] - piece.offsets[index]
        let fraction = advance > 0 ? min(max((offset - piece.offsets[index]) / advance, 0), 1) : 0
        return (piece.units.lowerBound + index, fraction)
    }
}

extension TextLayout {
    /// Returns the positions of a line's units in a block that is `width` points wide.
    /// - Complexity: O(units of the line).
    public func geometry(of line: Line, width: CGFloat) -> LineGeometry {
        let content = content
        let edge = lineEdge(line, width: width)
        var parts: [(level: UInt8, piece: LineGeometry.Piece)] = []
        for case .text(let range) in line.composed.parts {
            for segment in content.segments(in: range) {
                let units = range.clamped(to: segment.range)
                guard !units.isEmpty else { continue }
                let offsets = Self.offsets(of: units, in: content, stretch: edge.stretch)
                parts.append(
                    (
                        segment.level,
                        LineGeometry.Piece(
                            units: units, x: 0, offsets: offsets, isRightToLeft: segment.level & 1 == 1)
                    ))
            }
        }
        var pen = edge.x
        var positionedPieces: [LineGeometry.Piece] = []
        for index in Bidi.visualOrder(parts.map(\.level)) {
            var piece = parts[index].piece
            piece.x = pen
            pen += piece.width
            positionedPieces.append(piece)
        }
        return LineGeometry(x: edge.x, width: line.width, pieces: positionedPieces, range: line.range)
    }

    private static func offsets(of units: Range<Int>, in content: TextContent, stretch: CGFloat) -> [CGFloat] {
        var offsets: [CGFloat] = [0]
        offsets.reserveCapacity(units.count + 1)
        var extraWidth: CGFloat = 0
        for unit in units {
            if content.units[unit] == 0x20 || content.units[unit] == 0xA0 { extraWidth += stretch }
            offsets.append(content.position[unit + 1] - content.position[units.lowerBound] + extraWidth)
        }
        return offsets
    }
}

extension LineGeometry {
    /// The end of the visible units, as a UTF-16 index of the text; the line's start if none is visible.
    public var visibleEnd: Int { pieces.map(\.units.upperBound).max() ?? range.lowerBound }
}
