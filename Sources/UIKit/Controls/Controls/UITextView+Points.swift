import Foundation

// Text positions at points of a text view.

extension UITextView {
    /// Returns the range of the character at a point, and the fraction of the point's distance through it; nil beside the
    /// text.
    func character(at point: CGPoint) -> (range: OffsetTextRange, fraction: CGFloat)? {
        let manager = layoutManager, text = manager.textStorage?.string as NSString? ?? ""
        let inContainer = CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
        guard text.length > 0 else { return nil }
        var fraction: CGFloat = 0
        let found = unsafe manager.characterIndex(
            for: inContainer, in: textContainer, fractionOfDistanceBetweenInsertionPoints: &fraction)
        guard found < text.length else { return nil }
        let range = text.rangeOfComposedCharacterSequence(at: found)
        let glyphs = manager.boundingRect(forGlyphRange: range, in: textContainer)
        return glyphs.contains(inContainer) ? (OffsetTextRange(range), fraction) : nil
    }

    /// Returns the insertion point closest to a point, in a range or in the whole text.
    func insertionPoint(near point: CGPoint, within range: UITextRange?) -> UITextPosition? {
        let manager = layoutManager, length = manager.textStorage?.length ?? 0
        var offset = 0
        if length > 0 {
            let inContainer = CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
            var fraction: CGFloat = 0
            let found = unsafe manager.characterIndex(
                for: inContainer, in: textContainer, fractionOfDistanceBetweenInsertionPoints: &fraction)
            let text = manager.textStorage?.string as NSString? ?? ""
            let whole =
                found < length
                ? text.rangeOfComposedCharacterSequence(at: found) : NSRange(location: length, length: 0)
            offset = fraction > 0.5 ? whole.location + whole.length : whole.location
        }
        guard let bounds = (range as? OffsetTextRange)?.range else { return OffsetTextPosition(offset) }
        return OffsetTextPosition(min(max(offset, bounds.location), bounds.location + bounds.length))
    }

    /// Returns the attributes of the character after or before a position; nil if there is none.
    func styling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? {
        guard let offset = (position as? OffsetTextPosition)?.offset, let storage = layoutManager.textStorage else {
            return nil
        }
        let index = direction == .forward ? offset : offset - 1
        guard index >= 0, index < storage.length else { return nil }
        return unsafe storage.attributes(at: index, effectiveRange: nil)
    }
}
