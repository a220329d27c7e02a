import Foundation

/// Gives objects outside UIKit the accessibility members that every `NSObject` has on Apple's systems.
///
/// UIKit's own classes declare these members themselves. An `NSObject` subclass that does not derive from a UIKit class
/// cannot override them, unlike on Apple's systems, where the Objective-C runtime finds the override.
@preconcurrency @MainActor public protocol AccessibleByExtension {}

extension NSObject: AccessibleByExtension {}

extension AccessibleByExtension where Self: NSObject {
    private var known: AccessibilityValues? { ForeignAccessibilityValues.values(of: self) }
    private var own: AccessibilityValues { ForeignAccessibilityValues.makeValues(of: self) }
    private var uikit: UIAccessibleObject? { self as NSObject as? UIAccessibleObject }

    /// A Boolean value that indicates whether assistive technologies treat the object as one element; false unless set.
    public var isAccessibilityElement: Bool {
        get { uikit?.isAccessibilityElement ?? known?.isElement ?? false }
        nonmutating set { if let uikit { uikit.isAccessibilityElement = newValue } else { own.isElement = newValue } }
    }
    /// The text that assistive technologies speak for the object; nil unless set.
    public var accessibilityLabel: String? {
        get { if let uikit { uikit.accessibilityLabel } else { known?.label } }
        nonmutating set { if let uikit { uikit.accessibilityLabel = newValue } else { own.label = newValue } }
    }
    /// A spoken description of the result of using the object; nil for none.
    public var accessibilityHint: String? {
        get { if let uikit { uikit.accessibilityHint } else { known?.hint } }
        nonmutating set { if let uikit { uikit.accessibilityHint = newValue } else { own.hint = newValue } }
    }
    /// A spoken description of the object's value; nil for none.
    public var accessibilityValue: String? {
        get { if let uikit { uikit.accessibilityValue } else { known?.value } }
        nonmutating set { if let uikit { uikit.accessibilityValue = newValue } else { own.value = newValue } }
    }
    /// The traits of the element, such as button or header.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { uikit?.accessibilityTraits ?? known?.traits ?? .none }
        nonmutating set { if let uikit { uikit.accessibilityTraits = newValue } else { own.traits = newValue } }
    }
    /// An identifier for tests; assistive technologies never speak it.
    public var accessibilityIdentifier: String? {
        get { if let uikit { uikit.accessibilityIdentifier } else { known?.identifier } }
        nonmutating set { if let uikit { uikit.accessibilityIdentifier = newValue } else { own.identifier = newValue } }
    }
    /// The frame in the screen's coordinates, in points.
    public var accessibilityFrame: CGRect {
        get { uikit?.accessibilityFrame ?? known?.frame ?? .zero }
        nonmutating set { if let uikit { uikit.accessibilityFrame = newValue } else { own.frame = newValue } }
    }
    /// A Boolean value that indicates whether assistive technologies ignore the object and its contents.
    public var accessibilityElementsHidden: Bool {
        get { uikit?.accessibilityElementsHidden ?? known?.elementsHidden ?? false }
        nonmutating set {
            if let uikit { uikit.accessibilityElementsHidden = newValue } else { own.elementsHidden = newValue }
        }
    }
    /// The elements that represent the object's contents.
    public var accessibilityElements: [Any]? {
        get { if let uikit { uikit.accessibilityElements } else { known?.elements } }
        nonmutating set { if let uikit { uikit.accessibilityElements = newValue } else { own.elements = newValue } }
    }
    /// Custom actions, in addition to activating the object.
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { if let uikit { uikit.accessibilityCustomActions } else { known?.customActions } }
        nonmutating set {
            if let uikit { uikit.accessibilityCustomActions = newValue } else { own.customActions = newValue }
        }
    }
    /// Custom rotors for navigating the object's contents. Stored for your code to read.
    public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { if let uikit { uikit.accessibilityCustomRotors } else { known?.customRotors } }
        nonmutating set {
            if let uikit { uikit.accessibilityCustomRotors = newValue } else { own.customRotors = newValue }
        }
    }
    /// Additional details about the object, spoken on demand. Stored for your code to read.
    public var accessibilityCustomContent: [AXCustomContent]! {
        get { uikit?.accessibilityCustomContent ?? known?.customContent ?? [] }
        nonmutating set {
            if let uikit { uikit.accessibilityCustomContent = newValue } else { own.customContent = newValue }
        }
    }
    /// The type of container that the object is. Stored for your code to read.
    public var accessibilityContainerType: UIAccessibilityContainerType {
        get { uikit?.accessibilityContainerType ?? known?.containerType ?? .none }
        nonmutating set {
            if let uikit { uikit.accessibilityContainerType = newValue } else { own.containerType = newValue }
        }
    }
    /// Activates the object; returns whether it handled the activation. CellSim does not call it.
    public func accessibilityActivate() -> Bool { uikit?.accessibilityActivate() ?? false }
}
