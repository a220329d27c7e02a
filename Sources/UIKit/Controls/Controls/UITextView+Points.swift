import Foundation

// Text positions at points of a text view.

extension UITextView {
    /// Returns the range of the character at a point, and the fraction of the point's distance through it; nil outside of
    /// the characters.
    func character(at point: CGPoint) -> (range: OffsetTextRange, fraction: CGFloat)? {
        let containerPoint = containerPoint(point)
        guard let (range, fraction) = closestCharacter(to: containerPoint) else { return nil }
        let rect = layoutManager.boundingRect(forGlyphRange: range, in: textContainer)
        return rect.contains(containerPoint) ? (OffsetTextRange(range), fraction) : nil
    }

    /// Returns the insertion point closest to a point, in a range or in the entire text.
    func insertionPoint(near point: CGPoint, within range: UITextRange?) -> UITextPosition? {
        var offset = layoutManager.textStorage?.length ?? 0
        if let (range, fraction) = closestCharacter(to: containerPoint(point)) {
            offset = fraction > 0.5 ? range.location + range.length : range.location
        }
        guard let bounds = (range as? OffsetTextRange)?.range else { return OffsetTextPosition(offset) }
        return OffsetTextPosition(min(max(offset, bounds.location), bounds.location + bounds.length))
    }

    private func containerPoint(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
    }

    /// Returns the character closest to a point of the text container, and the fraction of the point's distance through
    /// it; nil if the text is empty or the point is after its end.
    private func closestCharacter(to containerPoint: CGPoint) -> (range: NSRange, fraction: CGFloat)? {
        let text = layoutManager.textStorage?.string as NSString? ?? ""
        guard text.length > 0 else { return nil }
        var fraction: CGFloat = 0
        let index = unsafe layoutManager.characterIndex(
            for: containerPoint, in: textContainer, fractionOfDistanceBetweenInsertionPoints: &fraction)
        guard index < text.length else { return nil }
        return (text.rangeOfComposedCharacterSequence(at: index), fraction)
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
