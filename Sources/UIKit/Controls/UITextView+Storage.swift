import Foundation

/// TextKit's newer way of setting text. Kept, so that sources compile: no text view has one.
@preconcurrency @MainActor open class NSTextLayoutManager: NSObject {}

extension UITextView {
    /// The text: edits of it show. Made when it is first asked for.
    public var textStorage: NSTextStorage {
        if let storage = layoutManager.textStorage { return storage }
        let made = NSTextStorage(attributedString: attributedText)
        ownStorage = made
        isTakingText = true
        made.addLayoutManager(layoutManager)
        isTakingText = false
        return made
    }

    /// Who tells where parts of the text stand. Made when it is first asked for.
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

    /// Always nil: text is set by `layoutManager`.
    public var textLayoutManager: NSTextLayoutManager? { nil }

    /// Shows what a storage has.
    func take(_ storage: NSTextStorage) {
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
