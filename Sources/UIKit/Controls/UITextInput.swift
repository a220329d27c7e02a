import Foundation

/// How a text wants to be entered. There is no keyboard here: nothing but secure entry has an effect.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {}

/// Whether words are proposed while one types. Nobody types here: the value is kept.
public enum UITextInlinePredictionType: Int, Sendable {
    /// Left to the system.
    case `default`
    /// None are.
    case no
    /// They are.
    case yes
}

/// What passwords that the system makes have to be like. It makes none here.
public final class UITextInputPasswordRules: NSObject, Sendable {
    /// The rules in words of their own, as in `required: upper; minlength: 20;`.
    public let passwordRulesDescriptor: String

    /// Rules that are not checked.
    public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}

/// A kind of keyboard. There is none.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
    /// The language of what is typed, as in `en-GB`; nil for none.
    open var primaryLanguage: String? { nil }
    /// The kinds in use: none.
    public static var activeInputModes: [UITextInputMode] { [] }
    /// Another kind is in use. A name only: nothing posts it.
    public static var currentInputModeDidChangeNotification: Notification.Name {
        Notification.Name("UITextInputCurrentInputModeDidChangeNotification")
    }
}

/// A place between two characters.
@preconcurrency @MainActor open class UITextPosition: NSObject {
    public override init() { super.init() }
}

/// A part of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
    public override init() { super.init() }
    /// Where it begins.
    open var start: UITextPosition { UITextPosition() }
    /// Where it ends.
    open var end: UITextPosition { UITextPosition() }
    /// Whether nothing lies between.
    open var isEmpty: Bool { true }
}

/// A place in UTF-16 units from the beginning of the text.
final class OffsetTextPosition: UITextPosition {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }
    override func isEqual(_ object: Any?) -> Bool { (object as? OffsetTextPosition)?.offset == offset }
    override var hash: Int { offset }
}

/// A part of a text in UTF-16 units.
final class OffsetTextRange: UITextRange {
    let range: NSRange
    init(_ range: NSRange) { self.range = range }
    override var start: UITextPosition { OffsetTextPosition(range.location) }
    override var end: UITextPosition { OffsetTextPosition(range.location + range.length) }
    override var isEmpty: Bool { range.length == 0 }
    override func isEqual(_ object: Any?) -> Bool { (object as? OffsetTextRange)?.range == range }
    override var hash: Int { range.location ^ range.length << 16 }
}

/// A rectangle of what is selected. Nothing is selected with fingers here.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
    /// In the view's coordinates, in points.
    open var rect: CGRect { .zero }
    /// Whether the selection begins in it.
    open var containsStart: Bool { false }
    /// Whether the selection ends in it.
    open var containsEnd: Bool { false }
    /// Whether its lines run from top to bottom.
    open var isVertical: Bool { false }
}

/// Which way in a text.
public enum UITextStorageDirection: Int, Sendable {
    /// Towards the end.
    case forward
    /// Towards the beginning.
    case backward
}

/// Which way on the screen.
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right and to the left.
    case right = 2, left
    /// Up and down.
    case up, down
}

/// How much of a text.
public enum UITextGranularity: Int, Sendable {
    /// A character, a word, a sentence.
    case character, word, sentence
    /// A paragraph, a line, the whole text.
    case paragraph, line, document
}

/// What takes characters one after the other.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }
    /// Puts text at the cursor.
    func insertText(_ text: String)
    /// Takes the character before the cursor away.
    func deleteBackward()
}

/// What is told of changes in a text. Nobody here changes one while the system looks on.
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

/// A text whose parts are asked for by positions.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    /// The text of a part.
    func text(in range: UITextRange) -> String?
    /// Puts text in a part's place.
    func replace(_ range: UITextRange, withText text: String)
    /// The selected part.
    var selectedTextRange: UITextRange? { get set }
    /// The part that is not written to its end yet: none here.
    var markedTextRange: UITextRange? { get }
    /// The beginning of the text.
    var beginningOfDocument: UITextPosition { get }
    /// The end of the text.
    var endOfDocument: UITextPosition { get }
    /// The part between two positions.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The position so many UTF-16 units further on; nil outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Which of two positions comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// How many UTF-16 units lie between.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The place of the cursor, in the view's coordinates (points).
    func caretRect(for position: UITextPosition) -> CGRect
}
