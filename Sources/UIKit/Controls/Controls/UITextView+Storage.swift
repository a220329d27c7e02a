import Foundation

/// The layout manager of TextKit 2, for source compatibility. Text views never have one.
@preconcurrency @MainActor open class NSTextLayoutManager: NSObject {}

extension UITextView: TextContainerOwner {
    package func endLines(_ mode: NSLineBreakMode) { change { $0.setLineBreakMode(mode) } }
}

extension UITextView {
    /// Always nil: `layoutManager` lays out the text.
    public var textLayoutManager: NSTextLayoutManager? { nil }

    /// Adopts the content of a text storage.
    package func take(_ storage: NSTextStorage) {
        guard !isTakingText else { return }
        isTakingText = true
        defer { isTakingText = false }
        change { $0.setAttributed(storage.snapshot) }
    }

    /// Copies the view's text to its text storage.
    func notifyStorage() {
        guard !isTakingText, let storage = textContainerIfMade?.layoutManager?.textStorage else { return }
        isTakingText = true
        defer { isTakingText = false }
        let text: NSAttributedString = attributedText
        if !storage.snapshot.isEqual(to: text) { storage.setAttributedString(text) }
    }
}
