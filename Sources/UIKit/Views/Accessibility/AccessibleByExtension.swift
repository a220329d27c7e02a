import Foundation

/// Adds accessibility properties to all `NSObject` subclasses, as on Apple's systems.
///
/// UIKit's classes inherit overridable ones from `UIAccessibleObject`. Other classes can't override them, unlike on
/// Apple's systems, where the Objective-C runtime finds the overrides.
@preconcurrency @MainActor public protocol AccessibleByExtension {}

extension NSObject: AccessibleByExtension {}

extension AccessibleByExtension where Self: NSObject {
    private var existingValues: AccessibilityValues? { ExternalAccessibilityValues.values(of: self) }
    private var ensuredValues: AccessibilityValues { ExternalAccessibilityValues.findOrMakeValues(of: self) }
    private var uikitObject: UIAccessibleObject? { self as NSObject as? UIAccessibleObject }

    /// A Boolean value that indicates whether the object is a single element for assistive technologies; false by default.
    public var isAccessibilityElement: Bool {
        get { uikitObject?.isAccessibilityElement ?? existingValues?.isElement ?? false }
        nonmutating set {
            if let uikitObject {
                uikitObject.isAccessibilityElement = newValue
            } else {
                ensuredValues.isElement = newValue
            }
        }
    }
    /// The text that assistive technologies speak for the object; nil by default.
    public var accessibilityLabel: String? {
        get { if let uikitObject { uikitObject.accessibilityLabel } else { existingValues?.label } }
        nonmutating set {
            if let uikitObject { uikitObject.accessibilityLabel = newValue } else { ensuredValues.label = newValue }
        }
    }
    /// A spoken description of the result of using the object, or nil.
    public var accessibilityHint: String? {
        get { if let uikitObject { uikitObject.accessibilityHint } else { existingValues?.hint } }
        nonmutating set {
            if let uikitObject { uikitObject.accessibilityHint = newValue } else { ensuredValues.hint = newValue }
        }
    }
    /// A spoken description of the object's value, or nil.
    public var accessibilityValue: String? {
        get { if let uikitObject { uikitObject.accessibilityValue } else { existingValues?.value } }
        nonmutating set {
            if let uikitObject { uikitObject.accessibilityValue = newValue } else { ensuredValues.value = newValue }
        }
    }
    /// The traits of the element, such as button or header.
    public var accessibilityTraits: UIAccessibilityTraits {
        get { uikitObject?.accessibilityTraits ?? existingValues?.traits ?? .none }
        nonmutating set {
            if let uikitObject { uikitObject.accessibilityTraits = newValue } else { ensuredValues.traits = newValue }
        }
    }
    /// An identifier for tests. Assistive technologies don't speak it.
    public var accessibilityIdentifier: String? {
        get { if let uikitObject { uikitObject.accessibilityIdentifier } else { existingValues?.identifier } }
        nonmutating set {
            if let uikitObject {
                uikitObject.accessibilityIdentifier = newValue
            } else {
                ensuredValues.identifier = newValue
            }
        }
    }
    /// The frame in screen coordinates, in points.
    public var accessibilityFrame: CGRect {
        get { uikitObject?.accessibilityFrame ?? existingValues?.frame ?? .zero }
        nonmutating set {
            if let uikitObject { uikitObject.accessibilityFrame = newValue } else { ensuredValues.frame = newValue }
        }
    }
    /// A Boolean value that indicates whether assistive technologies ignore the object and its contents.
    public var accessibilityElementsHidden: Bool {
        get { uikitObject?.accessibilityElementsHidden ?? existingValues?.hidesElements ?? false }
        nonmutating set {
            if let uikitObject {
                uikitObject.accessibilityElementsHidden = newValue
            } else {
                ensuredValues.hidesElements = newValue
            }
        }
    }
    /// The elements that represent the object's contents.
    public var accessibilityElements: [Any]? {
        get { if let uikitObject { uikitObject.accessibilityElements } else { existingValues?.elements } }
        nonmutating set {
            if let uikitObject {
                uikitObject.accessibilityElements = newValue
            } else {
                ensuredValues.elements = newValue
            }
        }
    }
    /// Custom actions, in addition to activating the object.
    public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { if let uikitObject { uikitObject.accessibilityCustomActions } else { existingValues?.customActions } }
        nonmutating set {
            if let uikitObject {
                uikitObject.accessibilityCustomActions = newValue
            } else {
                ensuredValues.customActions = newValue
            }
        }
    }
    /// Custom rotors for navigating the object's contents. Stored for your code to read.
    public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { if let uikitObject { uikitObject.accessibilityCustomRotors } else { existingValues?.customRotors } }
        nonmutating set {
            if let uikitObject {
                uikitObject.accessibilityCustomRotors = newValue
            } else {
                ensuredValues.customRotors = newValue
            }
        }
    }
    /// Additional details about the object, spoken on demand. Stored for your code to read.
    public var accessibilityCustomContent: [AXCustomContent]! {
        get { uikitObject?.accessibilityCustomContent ?? existingValues?.customContent ?? [] }
        nonmutating set {
            if let uikitObject {
                uikitObject.accessibilityCustomContent = newValue
            } else {
                ensuredValues.customContent = newValue
            }
        }
    }
    /// The type of the accessibility container. Stored for your code to read.
    public var accessibilityContainerType: UIAccessibilityContainerType {
        get { uikitObject?.accessibilityContainerType ?? existingValues?.containerType ?? .none }
        nonmutating set {
            if let uikitObject {
                uikitObject.accessibilityContainerType = newValue
            } else {
                ensuredValues.containerType = newValue
            }
        }
    }
    /// Activates the object, and returns whether it handled the activation. CellSim doesn't call it.
    public func accessibilityActivate() -> Bool { uikitObject?.accessibilityActivate() ?? false }
}
