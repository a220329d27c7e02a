import Foundation

/// TextKit's newer layout manager, for source compatibility. No text view has one.
@preconcurrency @MainActor open class NSTextLayoutManager: NSObject {}

extension UITextView: TextContainerOwner {
    package func endLines(_ mode: NSLineBreakMode) { change { $0.setLineBreakMode(mode) } }
}

extension UITextView {
    /// The text: edits of it are visible. Created on first use.
    public var textStorage: NSTextStorage {
        if let storage = layoutManager.textStorage { return storage }
        let made = NSTextStorage(attributedString: attributedText)
        ownStorage = made
        isTakingText = true
        made.addLayoutManager(layoutManager)
        isTakingText = false
        return made
    }

    /// The layout manager with the positions of the text. Created on first use.
    public var layoutManager: NSLayoutManager {
        if let manager = textContainer.layoutManager { return manager }
        let made = NSLayoutManager()
        ownManager = made
        isTakingText = true
        made.addTextContainer(textContainer)
        isTakingText = false
        _ = textStorage
        return made
    }

    /// Always nil: `layoutManager` lays out the text.
    public var textLayoutManager: NSTextLayoutManager? { nil }

    /// Shows what a storage has.
    package func take(_ storage: NSTextStorage) {
        guard !isTakingText else { return }
        isTakingText = true
        defer { isTakingText = false }
        change { $0.setAttributed(storage.snapshot) }
    }

    /// Hands the view's text on to its storage, which shall have it too.
    func tellStorage() {
        guard !isTakingText, let storage = textContainerIfMade?.layoutManager?.textStorage else { return }
        isTakingText = true
        defer { isTakingText = false }
        let text: NSAttributedString = attributedText
        if !storage.snapshot.isEqual(to: text) { storage.setAttributedString(text) }
    }
}
