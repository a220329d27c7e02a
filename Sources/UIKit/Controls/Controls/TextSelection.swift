import CellSimGraphics
import CellSimText
import Foundation

/// A view whose text can be edited and selected.
@MainActor protocol SelectableText: UIView {
    var ownSelection: NSRange? { get set }
    var currentText: String { get }
    /// Sets the text as user input and notifies observers.
    func userDidEdit(_ text: String)
    /// Returns the rectangle of the cursor at a UTF-16 offset, in the view's coordinates (points).
    func caretFrame(at offset: Int) -> CGRect
}

extension SelectableText {
    /// The selected range in UTF-16 units, clamped to the text; the end of the text if no selection was set.
    var currentSelection: NSRange {
        let length = currentText.utf16.count
        guard let selection = ownSelection else { return NSRange(location: length, length: 0) }
        let start = min(max(selection.location, 0), length)
        return NSRange(location: start, length: min(max(selection.length, 0), length - start))
    }
    var selectedRangeOfText: UITextRange { OffsetTextRange(currentSelection) }

    func replaceSelection(with text: String) { replaceText(in: currentSelection, with: text) }

    func replaceText(in range: NSRange, with text: String) {
        let old = currentText as NSString
        let new = old.replacingCharacters(in: range, with: text)
        ownSelection = NSRange(location: range.location + text.utf16.count, length: 0)
        userDidEdit(new)
    }

    func deleteSelection() {
        var range = currentSelection
        if range.length == 0 {
            guard range.location > 0 else { return }
            range = (currentText as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
        }
        replaceText(in: range, with: "")
    }

    func caret(at position: UITextPosition) -> CGRect {
        let length = currentText.utf16.count
        return caretFrame(at: min(max((position as? OffsetTextPosition)?.offset ?? length, 0), length))
    }

    func validatedRange(_ range: UITextRange) -> NSRange? {
        guard let range = (range as? OffsetTextRange)?.range, range.clamped(to: currentText.utf16.count) == range else {
            return nil
        }
        return range
    }
}

extension UITextField: SelectableText {
    var currentText: String { text ?? "" }
    func userDidEdit(_ text: String) { userDidType(text) }
    func caretFrame(at offset: Int) -> CGRect {
        let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        let before = (currentText as NSString).substring(to: offset)
        let width = (before as NSString).size(withAttributes: [.font: font ?? .systemFont(ofSize: 17)]).width
        let height = (font ?? .systemFont(ofSize: 17)).lineHeight
        return CGRect(x: rect.minX + min(width, rect.width), y: rect.midY - height / 2, width: 2, height: height)
    }
}

extension UITextView: SelectableText {
    var currentText: String { text ?? "" }
    func userDidEdit(_ text: String) {
        self.text = text
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }
    /// Returns the rectangle of the cursor, which is at the end of the text before the offset.
    func caretFrame(at offset: Int) -> CGRect {
        let padding = textContainer.lineFragmentPadding
        let height = (font ?? .attributedTextDefault).lineHeight
        let before = (currentText as NSString).substring(to: offset)
        let width = max(bounds.width - textContainerInset.left - textContainerInset.right - 2 * padding, 0)
        let attributes: [NSAttributedString.Key: Any] = [.font: font ?? .attributedTextDefault]
        let wrapped = (before as NSString).boundingRect(
            with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            attributes: attributes, context: nil)
        let line = before.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init) ?? ""
        let end = (line as NSString).size(withAttributes: attributes).width
        let textHeight = max(wrapped.height + (before.hasSuffix("\n") ? height : 0), height)
        return CGRect(
            x: textContainerInset.left + padding + (width > 0 ? end.truncatingRemainder(dividingBy: width) : 0),
            y: textContainerInset.top + textHeight - height, width: 2, height: height)
    }
}
