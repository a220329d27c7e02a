import Foundation

/// Gives objects outside UIKit the accessibility members that every `NSObject` has on Apple's systems.
///
/// UIKit's own classes declare these members themselves. An `NSObject` subclass that does not derive from a UIKit class
/// cannot override them, unlike on Apple's systems, where the Objective-C runtime finds the override.
@preconcurrency @MainActor public protocol AccessibleByExtension {}

extension NSObject: AccessibleByExtension {}

extension AccessibleByExtension where Self: NSObject {
    private var existingValues: AccessibilityValues? { ExternalAccessibilityValues.values(of: self) }
    private var ensuredValues: AccessibilityValues { ExternalAccessibilityValues.makeValues(of: self) }
    private var uikit: UIAccessibleObject? { self as NSObject as? UIAccessibleObject }

    /// A Boolean value that indicates whether assistive technologies treat the object as one element; false unless set.
    public var isAccessibilityElement: Bool {
        get { uikit?.isAccessibilityElement ?? existingValues?.isElement ?? false }
        nonmutating set {
            if let uikit { uikit.isAccessibilityElement = newValue } else { ensuredValues.isElement = newValue }
        }
    }
    /// The text that assistive technologies speak for the object; nil unless set.
    public var accessibilityLabel: String? {
        get { if let uikit { uikit.accessibilityLabel } else { existingValues?.label } }
        nonmutating set { if let uikit { uikit.accessibilityLabel = newValue } else { ensuredValues.label = newValue } }
    }
    /// A spoken description of the result of using the object; nil for none.
    public var accessibilityHint: String? {
        get { if let uikit { uikit.accessibilityHint } else { existingValues?.hint } }
        nonmutating set { if let uikit { uikit.accessibilityHint = newValue } else { ensuredValues.hint = newValue } }
    }
    /// A spoken description of the object's value; nil for none.
    public var accessibilityValue: String? {
        get { if let uikit { uikit.accessibilityValue } else { existingValues?.value } }
        nonmutating set { if let uikit { uikit.accessibilityValue = newValue } else { ensuredValues.value = newValue } }
    }
    /// The traits of the element, such as button or header.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { uikit?.accessibilityTraits ?? existingValues?.traits ?? .none }
        nonmutating set {
            if let uikit { uikit.accessibilityTraits = newValue } else { ensuredValues.traits = newValue }
        }
    }
    /// An identifier for tests; assistive technologies never speak it.
    public var accessibilityIdentifier: String? {
        get { if let uikit { uikit.accessibilityIdentifier } else { existingValues?.identifier } }
        nonmutating set {
            if let uikit { uikit.accessibilityIdentifier = newValue } else { ensuredValues.identifier = newValue }
        }
    }
    /// The frame in the screen's coordinates, in points.
    public var accessibilityFrame: CGRect {
        get { uikit?.accessibilityFrame ?? existingValues?.frame ?? .zero }
        nonmutating set { if let uikit { uikit.accessibilityFrame = newValue } else { ensuredValues.frame = newValue } }
    }
    /// A Boolean value that indicates whether assistive technologies ignore the object and its contents.
    public var accessibilityElementsHidden: Bool {
        get { uikit?.accessibilityElementsHidden ?? existingValues?.elementsHidden ?? false }
        nonmutating set {
            if let uikit {
                uikit.accessibilityElementsHidden = newValue
            } else {
                ensuredValues.elementsHidden = newValue
            }
        }
    }
    /// The elements that represent the object's contents.
    public var accessibilityElements: [Any]? {
        get { if let uikit { uikit.accessibilityElements } else { existingValues?.elements } }
        nonmutating set {
            if let uikit { uikit.accessibilityElements = newValue } else { ensuredValues.elements = newValue }
        }
    }
    /// Custom actions, in addition to activating the object.
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { if let uikit { uikit.accessibilityCustomActions } else { existingValues?.customActions } }
        nonmutating set {
            if let uikit { uikit.accessibilityCustomActions = newValue } else { ensuredValues.customActions = newValue }
        }
    }
    /// Custom rotors for navigating the object's contents. Stored for your code to read.
    public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { if let uikit { uikit.accessibilityCustomRotors } else { existingValues?.customRotors } }
        nonmutating set {
            if let uikit { uikit.accessibilityCustomRotors = newValue } else { ensuredValues.customRotors = newValue }
        }
    }
    /// Additional details about the object, spoken on demand. Stored for your code to read.
    public var accessibilityCustomContent: [AXCustomContent]! {
        get { uikit?.accessibilityCustomContent ?? existingValues?.customContent ?? [] }
        nonmutating set {
            if let uikit { uikit.accessibilityCustomContent = newValue } else { ensuredValues.customContent = newValue }
        }
    }
    /// The type of container that the object is. Stored for your code to read.
    public var accessibilityContainerType: UIAccessibilityContainerType {
        get { uikit?.accessibilityContainerType ?? existingValues?.containerType ?? .none }
        nonmutating set {
            if let uikit { uikit.accessibilityContainerType = newValue } else { ensuredValues.containerType = newValue }
        }
    }
    /// Activates the object; returns whether it handled the activation. CellSim does not call it.
    public func accessibilityActivate() -> Bool { uikit?.accessibilityActivate() ?? false }
}
