import Foundation
import Synchronization

/// The base class of UIKit objects with accessibility properties.
///
/// On Apple's systems, every `NSObject` has these members. In CellSim, UIKit classes inherit them from this class, so
/// that subclasses can override them; other objects get them from `AccessibleByExtension`.
@preconcurrency @MainActor open class UIAccessibleObject: NSObject, AssociatedValuesHolder {
    private nonisolated let associations = AtomicLazyReference<AssociatedValues>()
    /// The values that `objc_setAssociatedObject` stored on this object.
    public nonisolated var associatedValues: AssociatedValues {
        associations.load() ?? associations.storeIfNil(AssociatedValues())
    }

    /// The accessibility values that were set; nil for most objects.
    var accessibilityValues: AccessibilityValues?
    /// The values of rarely set properties without effect.
    package var storedValues: [String: Any] = [:]

    public override init() { super.init() }

    var ownAccessibilityValues: AccessibilityValues {
        if let accessibilityValues { return accessibilityValues }
        let newValues = AccessibilityValues()
        accessibilityValues = newValues
        return newValues
    }

    // MARK: Description

    /// A Boolean value that indicates whether assistive technologies treat the object as one element and ignore its
    /// contents; false unless set. Text snapshots always include controls, and labels with text.
    open var isAccessibilityElement: Bool {
        get { accessibilityValues?.isElement ?? false }
        set { ownAccessibilityValues.isElement = newValue }
    }
    /// The text that assistive technologies speak for the object; nil unless set. Text snapshots use a label's text or
    /// a button's title instead.
    open var accessibilityLabel: String? {
        get { accessibilityValues?.label }
        set { ownAccessibilityValues.label = newValue }
    }
    /// A spoken description of the result of using the object; nil for none.
    open var accessibilityHint: String? {
        get { accessibilityValues?.hint }
        set { ownAccessibilityValues.hint = newValue }
    }
    /// A spoken description of the object's value, for example a slider's position; nil for none.
    open var accessibilityValue: String? {
        get { accessibilityValues?.value }
        set { ownAccessibilityValues.value = newValue }
    }
    /// The label with speech attributes. Setting it also sets the label, as in UIKit.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityValues?.attributedLabel }
        set { ownAccessibilityValues.attributedLabel = newValue?.boundsChecked }
    }
    /// The hint with speech attributes. Setting it also sets the hint, as in UIKit.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityValues?.attributedHint }
        set { ownAccessibilityValues.attributedHint = newValue?.boundsChecked }
    }
    /// The value with speech attributes. Setting it also sets the value, as in UIKit.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValues?.attributedValue }
        set { ownAccessibilityValues.attributedValue = newValue?.boundsChecked }
    }
    /// The traits of the element, such as button or header.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues?.traits ?? .none }
        set { ownAccessibilityValues.traits = newValue }
    }
    /// An identifier for tests; assistive technologies never speak it. Layout descriptions identify a view by it.
    open var accessibilityIdentifier: String? {
        get { accessibilityValues?.identifier }
        set { ownAccessibilityValues.identifier = newValue }
    }
    /// Names for the object in voice commands. Stored for your code to read: voice commands are not simulated.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityValues?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { ownAccessibilityValues.userInputLabels = newValue }
    }
    /// The language in which the object's texts are spoken, for example `en-GB`; nil for the system's language. Stored
    /// for your code to read.
    open var accessibilityLanguage: String? {
        get { accessibilityValues?.language }
        set { ownAccessibilityValues.language = newValue }
    }

    // MARK: Position

    /// The frame in the screen's coordinates, in points.
    open var accessibilityFrame: CGRect {
        get { accessibilityValues?.frame ?? .zero }
        set { ownAccessibilityValues.frame = newValue }
    }
    /// The outline in the screen's coordinates, in points; nil for the outline of `accessibilityFrame`. Stored for your
    /// code to read.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityValues?.path }
        set { ownAccessibilityValues.path = newValue }
    }
    /// The point that activates the object, in the screen's coordinates; the centre of its frame unless set. Stored for
    /// your code to read.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return accessibilityValues?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { ownAccessibilityValues.activationPoint = newValue }
    }

    // MARK: Contents

    /// A Boolean value that indicates whether assistive technologies ignore the object and its contents.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityValues?.hidesElements ?? false }
        set { ownAccessibilityValues.hidesElements = newValue }
    }
    /// A Boolean value that indicates whether assistive technologies ignore the object's siblings. Stored for your code
    /// to read.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityValues?.isModal ?? false }
        set { ownAccessibilityValues.isModal = newValue }
    }
    /// A Boolean value that indicates whether assistive technologies read the object's contents together, before its
    /// siblings. Stored for your code to read.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityValues?.groupsChildren ?? false }
        set { ownAccessibilityValues.groupsChildren = newValue }
    }
    /// The way in which assistive technologies navigate the object's contents. Stored for your code to read.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibilityValues?.navigationStyle ?? .automatic }
        set { ownAccessibilityValues.navigationStyle = newValue }
    }
    /// The type of container that the object is. Stored for your code to read.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityValues?.containerType ?? .none }
        set { ownAccessibilityValues.containerType = newValue }
    }
    /// The elements that represent the object's contents, in reading order.
    open var accessibilityElements: [Any]? {
        get { accessibilityValues?.elements }
        set { ownAccessibilityValues.elements = newValue }
    }
    /// Returns the number of elements in `accessibilityElements`.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// Returns the element at an index; nil if there is none.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let accessibilityElements, accessibilityElements.indices.contains(index) else { return nil }
        return accessibilityElements[index]
    }
    /// Returns the index of an element; `NSNotFound` for an unknown element.
    open func index(ofAccessibilityElement element: Any) -> Int {
        let target = element as AnyObject
        return accessibilityElements?.firstIndex { ($0 as AnyObject) === target } ?? NSNotFound
    }
    /// The header elements for the object. Stored for your code to read.
    open var accessibilityHeaderElements: [Any]? {
        get { accessibilityValues?.headerElements }
        set { ownAccessibilityValues.headerElements = newValue }
    }

    // MARK: Actions

    /// A Boolean value that indicates whether the object reacts to the user; by default true for a button, a link, or
    /// an adjustable element.
    open var accessibilityRespondsToUserInteraction: Bool {
        get {
            accessibilityValues?.respondsToUser
                ?? !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .keyboardKey, .searchField])
        }
        set { ownAccessibilityValues.respondsToUser = newValue }
    }
    /// Custom actions, in addition to activating the object.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityValues?.customActions }
        set { ownAccessibilityValues.customActions = newValue }
    }
    /// Custom rotors for navigating the object's contents. Stored for your code to read.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilityValues?.customRotors }
        set { ownAccessibilityValues.customRotors = newValue }
    }
    /// Additional details about the object, spoken on demand. Stored for your code to read.
    open var accessibilityCustomContent: [AXCustomContent]! {
        get { accessibilityValues?.customContent ?? [] }
        set { ownAccessibilityValues.customContent = newValue }
    }
    /// Activates the object; returns whether it handled the activation. CellSim does not call it.
    open func accessibilityActivate() -> Bool { false }
    /// Increases the value for assistive technologies. Never called; does nothing.
    open func accessibilityIncrement() {}
    /// Decreases the value for assistive technologies. Never called; does nothing.
    open func accessibilityDecrement() {}
    /// Scrolls for assistive technologies. CellSim does not call it.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Closes an open view for assistive technologies. CellSim does not call it.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Performs the app's main action for assistive technologies. CellSim does not call it.
    open func accessibilityPerformMagicTap() -> Bool { false }

    // MARK: Focus (never set)

    /// Called when an assistive technology focuses the object: never in CellSim.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when an assistive technology moves its focus away: never in CellSim.
    open func accessibilityElementDidLoseFocus() {}
    /// Returns whether an assistive technology focuses the object: always false.
    open func accessibilityElementIsFocused() -> Bool { false }
    /// Returns the assistive technologies that focus the object: none.
    open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<
        UIAccessibility.AssistiveTechnologyIdentifier
    >? {
        nil
    }
}
