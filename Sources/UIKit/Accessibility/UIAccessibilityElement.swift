import Foundation

/// A part of a view that is no view itself, told to assistive technologies as if it were one.
@preconcurrency @MainActor open class UIAccessibilityElement: UIAccessibleObject {
    /// Whatever the element is a part of; not retained.
    open weak var accessibilityContainer: AnyObject?
    /// The place in the container's coordinates, in points; `accessibilityFrame` follows it. Null unless set.
    open var accessibilityFrameInContainerSpace = CGRect.null

    /// An element of a container, which is not retained.
    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
        isAccessibilityElement = true
    }

    /// The place in the screen's coordinates: that in the container, where it was set and the container is a view.
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

/// A way to go through what an object contains, as from heading to heading. Nothing here goes through them.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
    /// The system's own kinds.
    public enum SystemRotorType: Int, Sendable {
        /// None of the system's.
        case none
        /// Links, those visited, and those not yet.
        case link, visitedLink
        /// Headings, of any level and of levels 1 to 6.
        case heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
        /// Bold, italic and underlined text, and misspelt words.
        case boldText, italicText, underlineText, misspelledWord
        /// Pictures, text fields, tables, lists and landmarks.
        case image, textField, table, list, landmark
    }

    /// Which way to go.
    public enum Direction: Int, Sendable {
        /// To the one before.
        case previous
        /// To the one after.
        case next
    }

    /// Finds the next element; called by assistive technologies, which are not here.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

    /// What is spoken of the way; empty for the system's own kinds.
    open var name: String
    /// The name with attributes of how it is spoken.
    open var attributedName: NSAttributedString { didSet { attributedName = attributedName.held } }
    /// Finds the next element. Tests may call it.
    open var itemSearchBlock: Search
    /// The system's kind, `none` for one's own.
    public let systemRotorType: SystemRotorType

    /// A way with this name.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        (self.name, attributedName) = (name, HeldAttributedString(string: name))
        (self.itemSearchBlock, systemRotorType) = (itemSearchBlock, .none)
    }

    /// A way with this name.
    public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
        (name, self.attributedName) = (attributedName.string, attributedName.held)
        (self.itemSearchBlock, systemRotorType) = (itemSearchBlock, .none)
    }

    /// One of the system's kinds.
    public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        (name, attributedName) = ("", HeldAttributedString(string: ""))
        (self.itemSearchBlock, systemRotorType) = (itemSearchBlock, type)
    }
}

/// What is looked for with a rotor.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// Where one is.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// Which way to go.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.previous

    public override init() { super.init() }
}

/// What a rotor found.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// The element, not retained.
    open weak var targetElement: AnyObject?
    /// The part of its text; nil for the whole element.
    open var targetRange: UITextRange?

    public override init() { super.init() }

    /// An element and a part of its text.
    public init(targetElement: AnyObject, targetRange: UITextRange?) {
        super.init()
        (self.targetElement, self.targetRange) = (targetElement, targetRange)
    }
}

/// Something that is told of an object when it is asked for.
@preconcurrency @MainActor open class AXCustomContent: NSObject {
    /// Whether it is told without being asked for.
    public enum Importance: UInt, Sendable {
        /// Only when it is asked for.
        case `default`
        /// At once.
        case high
    }

    /// What it is about.
    public let label: String
    /// What is told.
    public let value: String
    /// What it is about, with attributes of how it is spoken.
    public let attributedLabel: NSAttributedString
    /// What is told, with attributes of how it is spoken.
    public let attributedValue: NSAttributedString
    /// Whether it is told without being asked for. Carried.
    open var importance = Importance.default

    /// Content with plain words.
    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }

    /// Content with attributes of how it is spoken.
    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        (self.label, self.value) = (label.string, value.string)
        (attributedLabel, attributedValue) = (label.held, value.held)
    }
}

/// An object with custom content.
@preconcurrency @MainActor public protocol AXCustomContentProvider: AnyObject {
    /// What is told of the object when it is asked for.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
