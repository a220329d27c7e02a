import Foundation

/// TextKit's newer layout manager, for source compatibility. Text views never have one.
@preconcurrency @MainActor open class NSTextLayoutManager: NSObject {}

extension UITextView: TextContainerOwner {
    package func endLines(_ mode: NSLineBreakMode) { change { $0.setLineBreakMode(mode) } }
}

extension UITextView {
    /// Always nil: `layoutManager` lays out the text.
    public var textLayoutManager: NSTextLayoutManager? { nil }

    /// Shows the content of a storage.
    package func take(_ storage: NSTextStorage) {
        guard !isTakingText else { return }
        isTakingText = true
        defer { isTakingText = false }
        change { $0.setAttributed(storage.snapshot) }
    }

    /// Passes the view's text on to its storage.
    func notifyStorage() {
        guard !isTakingText, let storage = textContainerIfMade?.layoutManager?.textStorage else { return }
        isTakingText = true
        defer { isTakingText = false }
        let text: NSAttributedString = attributedText
        if !storage.snapshot.isEqual(to: text) { storage.setAttributedString(text) }
    }
}
