import Foundation

/// An accessibility element for content that isn't a view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIAccessibleObject {
    /// The object that contains the element. Not retained.
    open weak var accessibilityContainer: AnyObject?
    /// The frame in the container's coordinates, in points. If it is set, it determines `accessibilityFrame`.
    open var accessibilityFrameInContainerSpace = CGRect.null

    /// Creates an element of a container, which is not retained.
    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
        isAccessibilityElement = true
    }

    /// The frame in screen coordinates, in points. It is converted from the frame in the container if that is set.
    open override var accessibilityFrame: CGRect {
        get {
            guard !accessibilityFrameInContainerSpace.isNull else { return super.accessibilityFrame }
            if let view = accessibilityContainer as? UIView {
                return view.convert(accessibilityFrameInContainerSpace, to: nil)
            }
            if let containerObject = accessibilityContainer as? UIAccessibleObject {
                let origin = containerObject.accessibilityFrame.origin
                return accessibilityFrameInContainerSpace.offsetBy(dx: origin.x, dy: origin.y)
            }
            return accessibilityFrameInContainerSpace
        }
        set { super.accessibilityFrame = newValue }
    }
}

/// A rotor, which navigates between elements of a certain kind, such as headings. CellSim doesn't use it.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
    /// The types of built-in rotors.
    public enum SystemRotorType: Int, Sendable {
        /// A custom rotor.
        case none
        /// All links, and visited links.
        case link, visitedLink
        /// Headings, of any level and of levels 1 to 6.
        case heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
        /// Bold, italic and underlined text, and misspelt words.
        case boldText, italicText, underlineText, misspelledWord
        /// Images, text fields, tables, lists and landmarks.
        case image, textField, table, list, landmark
    }

    /// The directions of navigation.
    public enum Direction: Int, Sendable {
        /// To the previous element.
        case previous
        /// To the next element.
        case next
    }

    /// A closure that finds the next element. CellSim never calls it.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// The spoken name of the rotor. Empty for built-in rotors.
    open var name: String
    /// The name of the rotor with speech attributes.
    open var attributedName: NSAttributedString { didSet { attributedName = attributedName.boundsChecked } }
    /// The closure that finds the next element. Tests can call it.
    open var itemSearchBlock: Search
    /// The type of a built-in rotor, or `.none` for a custom rotor.
    public let systemRotorType: SystemRotorType

    /// Creates a rotor with a name.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        (self.name, attributedName) = (name, BoundsCheckedAttributedString(string: name))
        (self.itemSearchBlock, systemRotorType) = (itemSearchBlock, .none)
    }

    /// Creates a rotor with a name that has speech attributes.
    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        (name, self.attributedName) = (attributedName.string, attributedName.boundsChecked)
        (self.itemSearchBlock, systemRotorType) = (itemSearchBlock, .none)
    }

    /// Creates a built-in rotor.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        (name, attributedName) = ("", BoundsCheckedAttributedString(string: ""))
        (self.itemSearchBlock, systemRotorType) = (itemSearchBlock, type)
    }
}

/// The parameters of a rotor's search.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The current item.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// The direction of the search.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.previous

    public override init() { super.init() }
}

/// The result of a rotor's search.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element that was found. Not retained.
    open weak var targetElement: AnyObject?
    /// The range of the element's text; nil for the whole element.
    open var targetRange: UITextRange?

    public override init() { super.init() }

    /// Creates a result from an element and a range of its text.
    public init(targetElement: AnyObject, targetRange: UITextRange?) {
        super.init()
        (self.targetElement, self.targetRange) = (targetElement, targetRange)
    }
}

/// Additional content about an object that is spoken on demand.
@preconcurrency @MainActor open class AXCustomContent: NSObject {
    /// The levels of importance, which determine when content is spoken.
    public enum Importance: UInt, Sendable {
        /// Spoken only on demand.
        case `default`
        /// Spoken immediately.
        case high
    }

    /// The label of the content.
    public let label: String
    /// The value of the content.
    public let value: String
    /// The label with speech attributes.
    public let attributedLabel: NSAttributedString
    /// The value with speech attributes.
    public let attributedValue: NSAttributedString
    /// The importance of the content. Stored for your code to read.
    open var importance = Importance.default

    /// Creates content from plain text.
    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }

    /// Creates content from text with speech attributes.
    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        (self.label, self.value) = (label.string, value.string)
        (attributedLabel, attributedValue) = (label.boundsChecked, value.boundsChecked)
    }
}

/// An object with custom content.
@preconcurrency @MainActor public protocol AXCustomContentProvider: AnyObject {
    /// Additional content about the object that is spoken on demand.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
    /// The closure that returns the content. As on Apple's systems, implementing it is optional: nil means that the object doesn't.
    var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? { get }
}

extension AXCustomContentProvider {
    /// The value for objects that don't implement the closure.
    public var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? { nil }
}
