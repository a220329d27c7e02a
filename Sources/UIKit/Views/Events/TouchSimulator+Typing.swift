import Foundation

/// Simulates typing.
extension TouchSimulator {
    /// Types text at the end of a text field, text view or search bar, as if with a keyboard. Begins editing if necessary,
    /// and calls the delegate for each character. A line break presses Return in a text field and Search in a search bar.
    /// - Returns: Whether the text was typed. False for other views, and if the view can't become first responder.
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

/// A view into which text can be typed.
@MainActor package protocol TypingTarget: UIView {
    /// Types a character.
    func type(_ character: Character)
}

extension TypingTarget {
    /// Returns the empty range at the end of a text, in UTF-16 code units.
    package func endRange(of text: String) -> NSRange { NSRange(location: text.utf16.count, length: 0) }
}
