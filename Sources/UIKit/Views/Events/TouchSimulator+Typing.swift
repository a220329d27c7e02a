import Foundation

/// Simulates typing.
extension TouchSimulator {
    /// Types text at the end of a text field, text view or search bar, one character at a time as on a keyboard. It
    /// begins editing if necessary, and calls the delegate before and after each character. A line break means Return
    /// in a text field and Search in a search bar.
    /// - Returns: Whether the view accepted the text; false for other views, and if editing may not begin.
    @discardableResult public static func type(_ text: String, into view: UIView) -> Bool {
        let root = view.outermostView
        root.layoutIfNeeded()
        defer { root.layoutIfNeeded() }
        guard let input = view as? any TypingTarget, input.isFirstResponder || input.becomeFirstResponder() else {
            return false
        }
        for character in text { input.type(character) }
        return true
    }
}

/// A view that accepts characters typed on a keyboard.
@MainActor package protocol TypingTarget: UIView {
    /// Types one character.
    func type(_ character: Character)
}

extension TypingTarget {
    /// Returns the empty range at the end of a text, in UTF-16 units.
    package func endRange(of text: String) -> NSRange { NSRange(location: text.utf16.count, length: 0) }
}
