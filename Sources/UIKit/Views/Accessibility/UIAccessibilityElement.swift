import Foundation

/// A part of a view that is not a view itself, but an element for assistive technologies.
@preconcurrency @MainActor open class UIAccessibilityElement: UIAccessibleObject {
    /// The object that contains the element; not retained.
    open weak var accessibilityContainer: AnyObject?
    /// The frame in the container's coordinates, in points; `accessibilityFrame` follows it. Null unless set.
    open var accessibilityFrameInContainerSpace = CGRect.null

    /// Creates an element of a container, which is not retained.
    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
        isAccessibilityElement = true
    }

    /// The frame in the screen's coordinates. It follows the frame in the container, if that is set and the container
    /// is a view.
    open override var accessibilityFrame: CGRect {
        get {
            guard !accessibilityFrameInContainerSpace.isNull else { return super.accessibilityFrame }
            if let view = accessibilityContainer as? UIView {
                return view.convert(accessibilityFrameInContainerSpace, to: nil)
            }
            if let outer = accessibilityContainer as? UIAccessibleObject {
                let origin = outer.accessibilityFrame.origin
                return accessibilityFrameInContainerSpace.offsetBy(dx: origin.x, dy: origin.y)
            }
            return accessibilityFrameInContainerSpace
        }
        set { super.accessibilityFrame = newValue }
    }
}

/// A way to navigate an object's contents, for example from heading to heading. CellSim does not use it.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
    /// The system's own rotors.
    public enum SystemRotorType: Int, Sendable {
        /// Not one of the system's rotors.
        case none
        /// All links, visited links, and links not yet visited.
        case link, visitedLink
        /// Headings, of any level and of levels 1 to 6.
        case heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
        /// Bold, italic and underlined text, and misspelt words.
        case boldText, italicText, underlineText, misspelledWord
        /// Images, text fields, tables, lists and landmarks.
        case image, textField, table, list, landmark
    }

    /// The direction to go.
    public enum Direction: Int, Sendable {
        /// To the previous element.
        case previous
        /// To the next element.
        case next
    }

    /// Finds the next element. Assistive technologies would call it; there are none in CellSim.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// The spoken name of the rotor; empty for the system's own rotors.
    open var name: String
    /// The name with speech attributes.
    open var attributedName: NSAttributedString { didSet { attributedName = attributedName.held } }
    /// Finds the next element. Tests may call it.
    open var itemSearchBlock: Search
    /// The system's kind, `none` for your own rotors.
    public let systemRotorType: SystemRotorType

    /// Creates a rotor with this name.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        (self.name, attributedName) = (name, HeldAttributedString(string: name))
        (self.itemSearchBlock, systemRotorType) = (itemSearchBlock, .none)
    }

    /// Creates a rotor with this name.
    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        (name, self.attributedName) = (attributedName.string, attributedName.held)
        (self.itemSearchBlock, systemRotorType) = (itemSearchBlock, .none)
    }

    /// Creates one of the system's rotors.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        (name, attributedName) = ("", HeldAttributedString(string: ""))
        (self.itemSearchBlock, systemRotorType) = (itemSearchBlock, type)
    }
}

/// The search that a rotor performs.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The current item.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// The direction of the search.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.previous

    public override init() { super.init() }
}

/// The result of a rotor's search.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element, not retained.
    open weak var targetElement: AnyObject?
    /// The part of its text; nil for the whole element.
    open var targetRange: UITextRange?

    public override init() { super.init() }

    /// Creates a result from an element and a part of its text.
    public init(targetElement: AnyObject, targetRange: UITextRange?) {
        super.init()
        (self.targetElement, self.targetRange) = (targetElement, targetRange)
    }
}

/// A further detail about an object, spoken on demand.
@preconcurrency @MainActor open class AXCustomContent: NSObject {
    /// Whether technologies speak the content on demand only.
    public enum Importance: UInt, Sendable {
        /// Only on demand.
        case `default`
        /// Immediately.
        case high
    }

    /// The label of the content.
    public let label: String
    /// The content itself.
    public let value: String
    /// The label with speech attributes.
    public let attributedLabel: NSAttributedString
    /// The content with speech attributes.
    public let attributedValue: NSAttributedString
    /// Whether technologies speak the content on demand only. Stored for your code to read.
    open var importance = Importance.default

    /// Creates content from plain text.
    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }

    /// Creates content from text with speech attributes.
    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        (self.label, self.value) = (label.string, value.string)
        (attributedLabel, attributedValue) = (label.held, value.held)
    }
}

/// An object with custom content.
@preconcurrency @MainActor public protocol AXCustomContentProvider: AnyObject {
    /// Further details about the object, spoken on demand.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
