import Foundation
import Synchronization

/// The base class of UIKit objects with accessibility properties.
///
/// On Apple's systems, every `NSObject` has these properties. In CellSim, UIKit's classes inherit them from this class, so
/// that subclasses can override them; other classes have those in `AccessibleByExtension`.
@preconcurrency @MainActor open class UIAccessibleObject: UIAccessibilityBlockHolder, AssociatedValuesHolder {
    private nonisolated let associations = AtomicLazyReference<AssociatedValues>()
    /// The values that `objc_setAssociatedObject` stored on this object.
    public nonisolated var associatedValues: AssociatedValues {
        associations.load() ?? associations.storeIfNil(AssociatedValues())
    }

    /// Storage for the accessibility values that were set, allocated on first use.
    var accessibilityValues: AccessibilityValues?
    /// The values of properties without effect, by name.
    package var storedValues: [String: Any] = [:]

    public override init() { super.init() }

    var ownAccessibilityValues: AccessibilityValues {
        if let accessibilityValues { return accessibilityValues }
        let newValues = AccessibilityValues()
        accessibilityValues = newValues
        return newValues
    }

    // MARK: Description

    /// A Boolean value that indicates whether the object is a single element for assistive technologies, which then ignore
    /// its contents; false by default. Text snapshots always include controls, and labels with text.
    open var isAccessibilityElement: Bool {
        get { isAccessibilityElementBlock?() ?? accessibilityValues?.isElement ?? false }
        set { ownAccessibilityValues.isElement = newValue }
    }
    /// The text that assistive technologies speak for the object; nil by default. If it is nil, text snapshots use the text
    /// of a label or the title of a button.
    open var accessibilityLabel: String? {
        get {
            if let accessibilityLabelBlock { return accessibilityLabelBlock() }
            return accessibilityValues?.label
        }
        set { ownAccessibilityValues.label = newValue }
    }
    /// A spoken description of the result of using the object, or nil.
    open var accessibilityHint: String? {
        get {
            if let accessibilityHintBlock { return accessibilityHintBlock() }
            return accessibilityValues?.hint
        }
        set { ownAccessibilityValues.hint = newValue }
    }
    /// A spoken description of the object's value, such as the position of a slider, or nil.
    open var accessibilityValue: String? {
        get {
            if let accessibilityValueBlock { return accessibilityValueBlock() }
            return accessibilityValues?.value
        }
        set { ownAccessibilityValues.value = newValue }
    }
    /// The label with speech attributes. As in UIKit, setting it also sets the label.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get {
            if let accessibilityAttributedLabelBlock { return accessibilityAttributedLabelBlock() }
            return accessibilityValues?.attributedLabel
        }
        set { ownAccessibilityValues.attributedLabel = newValue?.boundsChecked }
    }
    /// The hint with speech attributes. As in UIKit, setting it also sets the hint.
    open var accessibilityAttributedHint: NSAttributedString? {
        get {
            if let accessibilityAttributedHintBlock { return accessibilityAttributedHintBlock() }
            return accessibilityValues?.attributedHint
        }
        set { ownAccessibilityValues.attributedHint = newValue?.boundsChecked }
    }
    /// The value with speech attributes. As in UIKit, setting it also sets the value.
    open var accessibilityAttributedValue: NSAttributedString? {
        get {
            if let accessibilityAttributedValueBlock { return accessibilityAttributedValueBlock() }
            return accessibilityValues?.attributedValue
        }
        set { ownAccessibilityValues.attributedValue = newValue?.boundsChecked }
    }
    /// The traits of the element, such as button or header.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityTraitsBlock?() ?? accessibilityValues?.traits ?? .none }
        set { ownAccessibilityValues.traits = newValue }
    }
    /// An identifier for tests, which also identifies the view in layout descriptions. Assistive technologies don't speak it.
    open var accessibilityIdentifier: String? {
        get {
            if let accessibilityIdentifierBlock { return accessibilityIdentifierBlock() }
            return accessibilityValues?.identifier
        }
        set { ownAccessibilityValues.identifier = newValue }
    }
    /// The names of the object in voice commands. Stored for your code to read.
    open var accessibilityUserInputLabels: [String]! {
        get {
            if let accessibilityUserInputLabelsBlock { return accessibilityUserInputLabelsBlock() as? [String] }
            return accessibilityValues?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? []
        }
        set { ownAccessibilityValues.userInputLabels = newValue }
    }
    /// The language in which the texts are spoken, for example `en-GB`; nil for the system's language. Stored for your code
    /// to read.
    open var accessibilityLanguage: String? {
        get {
            if let accessibilityLanguageBlock { return accessibilityLanguageBlock() }
            return accessibilityValues?.language
        }
        set { ownAccessibilityValues.language = newValue }
    }

    // MARK: Position

    /// The frame in screen coordinates, in points.
    open var accessibilityFrame: CGRect {
        get { accessibilityFrameBlock?() ?? accessibilityValues?.frame ?? .zero }
        set { ownAccessibilityValues.frame = newValue }
    }
    /// The outline in screen coordinates, in points; nil for `accessibilityFrame`. Stored for your code to read.
    open var accessibilityPath: UIBezierPath? {
        get {
            if let accessibilityPathBlock { return accessibilityPathBlock() }
            return accessibilityValues?.path
        }
        set { ownAccessibilityValues.path = newValue }
    }
    /// The point that activates the object, in screen coordinates (points). By default, the centre of the frame. Stored for
    /// your code to read.
    open var accessibilityActivationPoint: CGPoint {
        get {
            if let accessibilityActivationPointBlock { return accessibilityActivationPointBlock() }
            let frame = accessibilityFrame
            return accessibilityValues?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { ownAccessibilityValues.activationPoint = newValue }
    }

    // MARK: Contents

    /// A Boolean value that indicates whether assistive technologies ignore the object and its contents.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityElementsHiddenBlock?() ?? accessibilityValues?.hidesElements ?? false }
        set { ownAccessibilityValues.hidesElements = newValue }
    }
    /// A Boolean value that indicates whether assistive technologies ignore the object's siblings. Stored for your code
    /// to read.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityViewIsModalBlock?() ?? accessibilityValues?.isModal ?? false }
        set { ownAccessibilityValues.isModal = newValue }
    }
    /// A Boolean value that indicates whether assistive technologies read the contents of the object together. Stored for
    /// your code to read.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityShouldGroupAccessibilityChildrenBlock?() ?? accessibilityValues?.groupsChildren ?? false }
        set { ownAccessibilityValues.groupsChildren = newValue }
    }
    /// The way in which assistive technologies navigate the contents of the object. Stored for your code to read.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibilityNavigationStyleBlock?() ?? accessibilityValues?.navigationStyle ?? .automatic }
        set { ownAccessibilityValues.navigationStyle = newValue }
    }
    /// The type of the accessibility container. Stored for your code to read.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityContainerTypeBlock?() ?? accessibilityValues?.containerType ?? .none }
        set { ownAccessibilityValues.containerType = newValue }
    }
    /// The elements that represent the object's contents, in reading order.
    open var accessibilityElements: [Any]? {
        get {
            if let accessibilityElementsBlock { return accessibilityElementsBlock() }
            return accessibilityValues?.elements
        }
        set { ownAccessibilityValues.elements = newValue }
    }
    /// Returns the number of elements in `accessibilityElements`.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// Returns the element at an index, or nil if there is none.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let accessibilityElements, accessibilityElements.indices.contains(index) else { return nil }
        return accessibilityElements[index]
    }
    /// Returns the index of an element, or `NSNotFound` if it isn't found.
    open func index(ofAccessibilityElement element: Any) -> Int {
        let target = element as AnyObject
        return accessibilityElements?.firstIndex { ($0 as AnyObject) === target } ?? NSNotFound
    }
    /// The header elements for the object. Stored for your code to read.
    open var accessibilityHeaderElements: [Any]? {
        get {
            if let accessibilityHeaderElementsBlock { return accessibilityHeaderElementsBlock() }
            return accessibilityValues?.headerElements
        }
        set { ownAccessibilityValues.headerElements = newValue }
    }

    // MARK: Actions

    /// A Boolean value that indicates whether the object responds to user interaction. By default, true for buttons, links,
    /// adjustable elements, keyboard keys and search fields.
    open var accessibilityRespondsToUserInteraction: Bool {
        get {
            accessibilityRespondsToUserInteractionBlock?()
                ?? accessibilityValues?.respondsToUser
                ?? !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .keyboardKey, .searchField])
        }
        set { ownAccessibilityValues.respondsToUser = newValue }
    }
    /// Custom actions, in addition to activating the object.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            if let accessibilityCustomActionsBlock {
                return accessibilityCustomActionsBlock() as? [UIAccessibilityCustomAction]
            }
            return accessibilityValues?.customActions
        }
        set { ownAccessibilityValues.customActions = newValue }
    }
    /// Custom rotors for navigating the object's contents. Stored for your code to read.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get {
            if let accessibilityCustomRotorsBlock {
                return accessibilityCustomRotorsBlock() as? [UIAccessibilityCustomRotor]
            }
            return accessibilityValues?.customRotors
        }
        set { ownAccessibilityValues.customRotors = newValue }
    }
    /// Additional details about the object, spoken on demand. Stored for your code to read.
    open var accessibilityCustomContent: [AXCustomContent]! {
        get { accessibilityValues?.customContent ?? [] }
        set { ownAccessibilityValues.customContent = newValue }
    }
    /// Activates the object, and returns whether it handled the activation. CellSim doesn't call it.
    open func accessibilityActivate() -> Bool { accessibilityActivateBlock?() ?? false }
    /// Increases the value. CellSim doesn't call it.
    open func accessibilityIncrement() { accessibilityIncrementBlock?() }
    /// Decreases the value. CellSim doesn't call it.
    open func accessibilityDecrement() { accessibilityDecrementBlock?() }
    /// Scrolls the content, and returns whether it scrolled. CellSim doesn't call it.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Closes a modal view, and returns whether it was closed. CellSim doesn't call it.
    open func accessibilityPerformEscape() -> Bool { accessibilityPerformEscapeBlock?() ?? false }
    /// Performs the most important action of the app, and returns whether it was performed. CellSim doesn't call it.
    open func accessibilityPerformMagicTap() -> Bool { accessibilityMagicTapBlock?() ?? false }

    // MARK: Focus (never set)

    /// UIKit calls this method after an assistive technology focused the object. CellSim doesn't call it.
    open func accessibilityElementDidBecomeFocused() {}
    /// UIKit calls this method after an assistive technology moved its focus away. CellSim doesn't call it.
    open func accessibilityElementDidLoseFocus() {}
    /// Returns whether an assistive technology focuses the object: always false.
    open func accessibilityElementIsFocused() -> Bool { false }
    /// Returns the assistive technologies that focus the object: always nil.
    open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<
        UIAccessibility.AssistiveTechnologyIdentifier
    >? {
        nil
    }
}
