import Foundation
import UIKitViews

/// A text position: an offset in UTF-16 units from the beginning of the text.
final class OffsetTextPosition: UITextPosition {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }
    override func isEqual(_ object: Any?) -> Bool { (object as? OffsetTextPosition)?.offset == offset }
    override var hash: Int { offset }
}

/// A text range in UTF-16 units.
final class OffsetTextRange: UITextRange {
    let range: NSRange
    init(_ range: NSRange) { self.range = range }
    override var start: UITextPosition { OffsetTextPosition(range.location) }
    override var end: UITextPosition { OffsetTextPosition(range.location + range.length) }
    override var isEmpty: Bool { range.length == 0 }
    override func isEqual(_ object: Any?) -> Bool { (object as? OffsetTextRange)?.range == range }
    override var hash: Int { range.location ^ range.length << 16 }
}

/// A rectangle of a text selection. Selection by users is not simulated.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    /// The rectangle in the view's coordinates, in points.
    open var rect: CGRect { .zero }
    /// A Boolean value that indicates whether the selection begins in the rectangle.
    open var containsStart: Bool { false }
    /// A Boolean value that indicates whether the selection ends in the rectangle.
    open var containsEnd: Bool { false }
    /// A Boolean value that indicates whether the text in the rectangle is vertical.
    open var isVertical: Bool { false }
}

/// A direction in the text storage.
public enum UITextStorageDirection: Int, Sendable {
    /// Towards the end.
    case forward
    /// Towards the beginning.
    case backward
}

/// A direction of the text layout on the screen.
public enum UITextLayoutDirection: Int, Sendable {
    /// Right or left.
    case right = 2, left
    /// Up or down.
    case up, down
}

/// A unit of text.
public enum UITextGranularity: Int, Sendable {
    /// A character, a word or a sentence.
    case character, word, sentence
    /// A paragraph, a line or the whole text.
    case paragraph, line, document
}

/// An object that accepts typed characters.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    /// A Boolean value that indicates whether the object contains text.
    var hasText: Bool { get }
    /// Inserts text at the cursor.
    func insertText(_ text: String)
    /// Deletes the character before the cursor.
    func deleteBackward()
}

/// An object that is notified of changes of a text. Never called in CellSim.
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
    /// Called before the selection changes.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Called after the selection changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Called before the text changes.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Called after the text changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// An object that provides access to its text by positions and ranges.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    /// Returns the text in a range.
    func text(in range: UITextRange) -> String?
    /// Replaces the text in a range.
    func replace(_ range: UITextRange, withText text: String)
    /// The selected range.
    var selectedTextRange: UITextRange? { get set }
    /// The range of marked text; always nil in CellSim.
    var markedTextRange: UITextRange? { get }
    /// The beginning of the text.
    var beginningOfDocument: UITextPosition { get }
    /// The end of the text.
    var endOfDocument: UITextPosition { get }
    /// Returns the range between two positions.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position at an offset in UTF-16 units; nil outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns the distance between two positions in UTF-16 units.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Returns the rectangle of the cursor, in the view's coordinates (points).
    func caretRect(for position: UITextPosition) -> CGRect
}
