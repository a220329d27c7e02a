import Foundation

/// The layout manager of TextKit 2, declared for source compatibility. Text views never have one.
@preconcurrency @MainActor open class NSTextLayoutManager: NSObject {}

/// Line breaking of a text view's container.
extension UITextView: TextContainerOwner {
    package func applyLineBreakMode(_ mode: NSLineBreakMode) { updateContent { $0.setLineBreakMode(mode) } }
}

/// Synchronisation of a text view with its text storage.
extension UITextView {
    /// Always nil: `layoutManager` lays out the text.
    public var textLayoutManager: NSTextLayoutManager? { nil }

    /// Shows the content of a text storage.
    package func showText(_ storage: NSTextStorage) {
        guard !isSyncingText else { return }
        isSyncingText = true
        defer { isSyncingText = false }
        updateContent { $0.setAttributedText(storage.snapshot) }
    }

    /// Copies the view's text to its text storage.
    func updateStorage() {
        guard !isSyncingText, let storage = textContainerIfLoaded?.layoutManager?.textStorage else { return }
        isSyncingText = true
        defer { isSyncingText = false }
        let text: NSAttributedString = attributedText
        if !storage.snapshot.isEqual(to: text) { storage.setAttributedString(text) }
    }
}
