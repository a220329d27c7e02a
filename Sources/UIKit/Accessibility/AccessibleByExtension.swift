import Foundation

/// What assistive technologies may ask of objects that are none of UIKit's: every `NSObject` has it, as on Apple's systems.
///
/// UIKit's own classes declare these members themselves. A plain object's subclass cannot override them: a difference from
/// Apple's, where Objective-C finds them.
@preconcurrency @MainActor public protocol AccessibleByExtension {}

extension NSObject: AccessibleByExtension {}

extension AccessibleByExtension where Self: NSObject {
    private var known: AccessibilityValues? { ForeignAccessibilityValues.values(of: self) }
    private var own: AccessibilityValues { ForeignAccessibilityValues.makeValues(of: self) }
    private var uikit: UIAccessibleObject? { self as NSObject as? UIAccessibleObject }

    /// Whether assistive technologies are told of the object as one thing; false unless set.
    public var isAccessibilityElement: Bool {
        get { uikit?.isAccessibilityElement ?? known?.isElement ?? false }
        nonmutating set { if let uikit { uikit.isAccessibilityElement = newValue } else { own.isElement = newValue } }
    }
    /// What is spoken of the object; nil unless set.
    public var accessibilityLabel: String? {
        get { if let uikit { uikit.accessibilityLabel } else { known?.label } }
        nonmutating set { if let uikit { uikit.accessibilityLabel = newValue } else { own.label = newValue } }
    }
    /// What is spoken of what happens when the object is used.
    public var accessibilityHint: String? {
        get { if let uikit { uikit.accessibilityHint } else { known?.hint } }
        nonmutating set { if let uikit { uikit.accessibilityHint = newValue } else { own.hint = newValue } }
    }
    /// What is spoken of the object's state.
    public var accessibilityValue: String? {
        get { if let uikit { uikit.accessibilityValue } else { known?.value } }
        nonmutating set { if let uikit { uikit.accessibilityValue = newValue } else { own.value = newValue } }
    }
    /// What kind of element the object is told as.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { uikit?.accessibilityTraits ?? known?.traits ?? .none }
        nonmutating set { if let uikit { uikit.accessibilityTraits = newValue } else { own.traits = newValue } }
    }
    /// A name for tests, which is never spoken.
    public var accessibilityIdentifier: String? {
        get { if let uikit { uikit.accessibilityIdentifier } else { known?.identifier } }
        nonmutating set { if let uikit { uikit.accessibilityIdentifier = newValue } else { own.identifier = newValue } }
    }
    /// In the screen's coordinates, in points.
    public var accessibilityFrame: CGRect {
        get { uikit?.accessibilityFrame ?? known?.frame ?? .zero }
        nonmutating set { if let uikit { uikit.accessibilityFrame = newValue } else { own.frame = newValue } }
    }
    /// Whether assistive technologies are told of neither the object nor what is inside it.
    public var accessibilityElementsHidden: Bool {
        get { uikit?.accessibilityElementsHidden ?? known?.elementsHidden ?? false }
        nonmutating set {
            if let uikit { uikit.accessibilityElementsHidden = newValue } else { own.elementsHidden = newValue }
        }
    }
    /// What is told of the object instead of what is inside it.
    public var accessibilityElements: [Any]? {
        get { if let uikit { uikit.accessibilityElements } else { known?.elements } }
        nonmutating set { if let uikit { uikit.accessibilityElements = newValue } else { own.elements = newValue } }
    }
    /// What can be done with the object besides activating it.
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { if let uikit { uikit.accessibilityCustomActions } else { known?.customActions } }
        nonmutating set {
            if let uikit { uikit.accessibilityCustomActions = newValue } else { own.customActions = newValue }
        }
    }
    /// Ways of going through what the object contains. Carried.
    public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { if let uikit { uikit.accessibilityCustomRotors } else { known?.customRotors } }
        nonmutating set {
            if let uikit { uikit.accessibilityCustomRotors = newValue } else { own.customRotors = newValue }
        }
    }
    /// More that is told of the object when it is asked for. Carried.
    public var accessibilityCustomContent: [AXCustomContent]! {
        get { uikit?.accessibilityCustomContent ?? known?.customContent ?? [] }
        nonmutating set {
            if let uikit { uikit.accessibilityCustomContent = newValue } else { own.customContent = newValue }
        }
    }
    /// What kind of container the object is. Carried.
    public var accessibilityContainerType: UIAccessibilityContainerType {
        get { uikit?.accessibilityContainerType ?? known?.containerType ?? .none }
        nonmutating set {
            if let uikit { uikit.accessibilityContainerType = newValue } else { own.containerType = newValue }
        }
    }
    /// Returns whether the object did what assistive technologies ask for; nobody asks here.
    public func accessibilityActivate() -> Bool { uikit?.accessibilityActivate() ?? false }
}
