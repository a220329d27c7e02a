import Foundation

// Conformance of text fields and text views to `UITextInput`. Positions are offsets in UTF-16 units.

extension UITextField: UITextInput {
    /// The beginning of the text.
    public var beginningOfDocument: UITextPosition { OffsetTextPosition(0) }
    /// The end of the text.
    public var endOfDocument: UITextPosition { OffsetTextPosition(currentText.utf16.count) }
    /// Returns the range between two positions, in either order.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        guard let from = fromPosition as? OffsetTextPosition, let to = toPosition as? OffsetTextPosition else {
            return nil
        }
        let start = min(from.offset, to.offset)
        return OffsetTextRange(NSRange(location: start, length: max(from.offset, to.offset) - start))
    }
    /// Returns the position at an offset in UTF-16 units; nil outside the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let newOffset = (position as? OffsetTextPosition).map({ $0.offset + offset }), newOffset >= 0,
            newOffset <= currentText.utf16.count
        else { return nil }
        return OffsetTextPosition(newOffset)
    }
    /// Returns the order of two positions.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let distance = offset(from: position, to: other)
        return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
    }
    /// Returns the distance between two positions in UTF-16 units; negative if the second position is before the
    /// first.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        ((toPosition as? OffsetTextPosition)?.offset ?? 0) - ((from as? OffsetTextPosition)?.offset ?? 0)
    }
    /// Returns the rectangle of a range, in the view's coordinates (points). For a range of several lines, the width is inexact.
    public func firstRect(for range: UITextRange) -> CGRect {
        let (start, end) = (caretRect(for: range.start), caretRect(for: range.end))
        return CGRect(x: start.minX, y: start.minY, width: max(end.minX - start.minX, 0), height: start.height)
    }
}

extension UITextView: UITextInput {
    /// The beginning of the text.
    public var beginningOfDocument: UITextPosition { OffsetTextPosition(0) }
    /// The end of the text.
    public var endOfDocument: UITextPosition { OffsetTextPosition(currentText.utf16.count) }
    /// Returns the range between two positions, in either order.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        guard let from = fromPosition as? OffsetTextPosition, let to = toPosition as? OffsetTextPosition else {
            return nil
        }
        let start = min(from.offset, to.offset)
        return OffsetTextRange(NSRange(location: start, length: max(from.offset, to.offset) - start))
    }
    /// Returns the position at an offset in UTF-16 units; nil outside the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let newOffset = (position as? OffsetTextPosition).map({ $0.offset + offset }), newOffset >= 0,
            newOffset <= currentText.utf16.count
        else { return nil }
        return OffsetTextPosition(newOffset)
    }
    /// Returns the order of two positions.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let distance = offset(from: position, to: other)
        return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
    }
    /// Returns the distance between two positions in UTF-16 units; negative if the second position is before the
    /// first.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        ((toPosition as? OffsetTextPosition)?.offset ?? 0) - ((from as? OffsetTextPosition)?.offset ?? 0)
    }
    /// Returns the rectangle of a range, in the view's coordinates (points). For a range of several lines, the width is inexact.
    public func firstRect(for range: UITextRange) -> CGRect {
        let (start, end) = (caretRect(for: range.start), caretRect(for: range.end))
        return CGRect(x: start.minX, y: start.minY, width: max(end.minX - start.minX, 0), height: start.height)
    }
}
