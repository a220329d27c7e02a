import Foundation

/// A closure that returns a Boolean value for assistive technologies.
public typealias AXBoolReturnBlock = () -> Bool
/// A closure that returns a string for assistive technologies.
public typealias AXStringReturnBlock = () -> String?
/// A closure that returns a string with speech attributes for assistive technologies.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// A closure that returns traits for assistive technologies.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// A closure that returns an array for assistive technologies.
public typealias AXArrayReturnBlock = () -> [Any]?
/// A closure that returns a rectangle in screen coordinates, in points for assistive technologies.
public typealias AXRectReturnBlock = () -> CGRect
/// A closure that returns an outline in screen coordinates, in points for assistive technologies.
public typealias AXPathReturnBlock = () -> UIBezierPath?
/// A closure that returns a point in screen coordinates, in points for assistive technologies.
public typealias AXPointReturnBlock = () -> CGPoint
/// A closure that returns a navigation style for assistive technologies.
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
/// A closure that returns a container type for assistive technologies.
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
/// A closure that returns nothing for assistive technologies.
public typealias AXVoidReturnBlock = () -> Void
/// A closure that returns additional details for assistive technologies.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

/// The closures that assistive technologies call instead of reading properties, and their storage.
struct AccessibilityBlocks {
    var isAccessibilityElementBlock: AXBoolReturnBlock?
    var accessibilityLabelBlock: AXStringReturnBlock?
    var accessibilityHintBlock: AXStringReturnBlock?
    var accessibilityValueBlock: AXStringReturnBlock?
    var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock?
    var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock?
    var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock?
    var accessibilityTraitsBlock: AXTraitsReturnBlock?
    var accessibilityIdentifierBlock: AXStringReturnBlock?
    var accessibilityUserInputLabelsBlock: AXArrayReturnBlock?
    var accessibilityLanguageBlock: AXStringReturnBlock?
    var accessibilityFrameBlock: AXRectReturnBlock?
    var accessibilityPathBlock: AXPathReturnBlock?
    var accessibilityActivationPointBlock: AXPointReturnBlock?
    var accessibilityElementsHiddenBlock: AXBoolReturnBlock?
    var accessibilityViewIsModalBlock: AXBoolReturnBlock?
    var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock?
    var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock?
    var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock?
    var accessibilityElementsBlock: AXArrayReturnBlock?
    var accessibilityHeaderElementsBlock: AXArrayReturnBlock?
    var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock?
    var accessibilityCustomActionsBlock: AXArrayReturnBlock?
    var accessibilityCustomRotorsBlock: AXArrayReturnBlock?
    var accessibilityActivateBlock: AXBoolReturnBlock?
    var accessibilityIncrementBlock: AXVoidReturnBlock?
    var accessibilityDecrementBlock: AXVoidReturnBlock?
    var accessibilityPerformEscapeBlock: AXBoolReturnBlock?
    var accessibilityMagicTapBlock: AXBoolReturnBlock?
}

/// The base class of `UIAccessibleObject`, with the closures that replace values of properties.
///
/// A property's getter calls its closure if there is one; otherwise it returns the value that was set.
@preconcurrency @MainActor open class UIAccessibilityBlockHolder: NSObject {
    /// The closures that were set, allocated on first use.
    private var blocks: [AccessibilityBlocks] = []
    private var ownBlocks: AccessibilityBlocks {
        get { blocks.first ?? AccessibilityBlocks() }
        set { blocks = [newValue] }
    }

    public override init() { super.init() }

    /// The closure that returns `isAccessibilityElement`, or nil.
    open var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { blocks.first?.isAccessibilityElementBlock }
        set { ownBlocks.isAccessibilityElementBlock = newValue }
    }
    /// The closure that returns `accessibilityLabel`, or nil.
    open var accessibilityLabelBlock: AXStringReturnBlock? {
        get { blocks.first?.accessibilityLabelBlock }
        set { ownBlocks.accessibilityLabelBlock = newValue }
    }
    /// The closure that returns `accessibilityHint`, or nil.
    open var accessibilityHintBlock: AXStringReturnBlock? {
        get { blocks.first?.accessibilityHintBlock }
        set { ownBlocks.accessibilityHintBlock = newValue }
    }
    /// The closure that returns `accessibilityValue`, or nil.
    open var accessibilityValueBlock: AXStringReturnBlock? {
        get { blocks.first?.accessibilityValueBlock }
        set { ownBlocks.accessibilityValueBlock = newValue }
    }
    /// The closure that returns `accessibilityAttributedLabel`, or nil.
    open var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
        get { blocks.first?.accessibilityAttributedLabelBlock }
        set { ownBlocks.accessibilityAttributedLabelBlock = newValue }
    }
    /// The closure that returns `accessibilityAttributedHint`, or nil.
    open var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
        get { blocks.first?.accessibilityAttributedHintBlock }
        set { ownBlocks.accessibilityAttributedHintBlock = newValue }
    }
    /// The closure that returns `accessibilityAttributedValue`, or nil.
    open var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
        get { blocks.first?.accessibilityAttributedValueBlock }
        set { ownBlocks.accessibilityAttributedValueBlock = newValue }
    }
    /// The closure that returns `accessibilityTraits`, or nil.
    open var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { blocks.first?.accessibilityTraitsBlock }
        set { ownBlocks.accessibilityTraitsBlock = newValue }
    }
    /// The closure that returns `accessibilityIdentifier`, or nil.
    open var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { blocks.first?.accessibilityIdentifierBlock }
        set { ownBlocks.accessibilityIdentifierBlock = newValue }
    }
    /// The closure that returns `accessibilityUserInputLabels`, or nil.
    open var accessibilityUserInputLabelsBlock: AXArrayReturnBlock? {
        get { blocks.first?.accessibilityUserInputLabelsBlock }
        set { ownBlocks.accessibilityUserInputLabelsBlock = newValue }
    }
    /// The closure that returns `accessibilityLanguage`, or nil.
    open var accessibilityLanguageBlock: AXStringReturnBlock? {
        get { blocks.first?.accessibilityLanguageBlock }
        set { ownBlocks.accessibilityLanguageBlock = newValue }
    }
    /// The closure that returns `accessibilityFrame`, or nil.
    open var accessibilityFrameBlock: AXRectReturnBlock? {
        get { blocks.first?.accessibilityFrameBlock }
        set { ownBlocks.accessibilityFrameBlock = newValue }
    }
    /// The closure that returns `accessibilityPath`, or nil.
    open var accessibilityPathBlock: AXPathReturnBlock? {
        get { blocks.first?.accessibilityPathBlock }
        set { ownBlocks.accessibilityPathBlock = newValue }
    }
    /// The closure that returns `accessibilityActivationPoint`, or nil.
    open var accessibilityActivationPointBlock: AXPointReturnBlock? {
        get { blocks.first?.accessibilityActivationPointBlock }
        set { ownBlocks.accessibilityActivationPointBlock = newValue }
    }
    /// The closure that returns `accessibilityElementsHidden`, or nil.
    open var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
        get { blocks.first?.accessibilityElementsHiddenBlock }
        set { ownBlocks.accessibilityElementsHiddenBlock = newValue }
    }
    /// The closure that returns `accessibilityViewIsModal`, or nil.
    open var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
        get { blocks.first?.accessibilityViewIsModalBlock }
        set { ownBlocks.accessibilityViewIsModalBlock = newValue }
    }
    /// The closure that returns `shouldGroupAccessibilityChildren`, or nil.
    open var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
        get { blocks.first?.accessibilityShouldGroupAccessibilityChildrenBlock }
        set { ownBlocks.accessibilityShouldGroupAccessibilityChildrenBlock = newValue }
    }
    /// The closure that returns `accessibilityNavigationStyle`, or nil.
    open var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
        get { blocks.first?.accessibilityNavigationStyleBlock }
        set { ownBlocks.accessibilityNavigationStyleBlock = newValue }
    }
    /// The closure that returns `accessibilityContainerType`, or nil.
    open var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
        get { blocks.first?.accessibilityContainerTypeBlock }
        set { ownBlocks.accessibilityContainerTypeBlock = newValue }
    }
    /// The closure that returns `accessibilityElements`, or nil.
    open var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { blocks.first?.accessibilityElementsBlock }
        set { ownBlocks.accessibilityElementsBlock = newValue }
    }
    /// The closure that returns `accessibilityHeaderElements`, or nil.
    open var accessibilityHeaderElementsBlock: AXArrayReturnBlock? {
        get { blocks.first?.accessibilityHeaderElementsBlock }
        set { ownBlocks.accessibilityHeaderElementsBlock = newValue }
    }
    /// The closure that returns `accessibilityRespondsToUserInteraction`, or nil.
    open var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
        get { blocks.first?.accessibilityRespondsToUserInteractionBlock }
        set { ownBlocks.accessibilityRespondsToUserInteractionBlock = newValue }
    }
    /// The closure that returns `accessibilityCustomActions`, or nil.
    open var accessibilityCustomActionsBlock: AXArrayReturnBlock? {
        get { blocks.first?.accessibilityCustomActionsBlock }
        set { ownBlocks.accessibilityCustomActionsBlock = newValue }
    }
    /// The closure that returns `accessibilityCustomRotors`, or nil.
    open var accessibilityCustomRotorsBlock: AXArrayReturnBlock? {
        get { blocks.first?.accessibilityCustomRotorsBlock }
        set { ownBlocks.accessibilityCustomRotorsBlock = newValue }
    }
    /// The closure that `accessibilityActivate()` calls, or nil.
    open var accessibilityActivateBlock: AXBoolReturnBlock? {
        get { blocks.first?.accessibilityActivateBlock }
        set { ownBlocks.accessibilityActivateBlock = newValue }
    }
    /// The closure that `accessibilityIncrement()` calls, or nil.
    open var accessibilityIncrementBlock: AXVoidReturnBlock? {
        get { blocks.first?.accessibilityIncrementBlock }
        set { ownBlocks.accessibilityIncrementBlock = newValue }
    }
    /// The closure that `accessibilityDecrement()` calls, or nil.
    open var accessibilityDecrementBlock: AXVoidReturnBlock? {
        get { blocks.first?.accessibilityDecrementBlock }
        set { ownBlocks.accessibilityDecrementBlock = newValue }
    }
    /// The closure that `accessibilityPerformEscape()` calls, or nil.
    open var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { blocks.first?.accessibilityPerformEscapeBlock }
        set { ownBlocks.accessibilityPerformEscapeBlock = newValue }
    }
    /// The closure that `accessibilityPerformMagicTap()` calls, or nil.
    open var accessibilityMagicTapBlock: AXBoolReturnBlock? {
        get { blocks.first?.accessibilityMagicTapBlock }
        set { ownBlocks.accessibilityMagicTapBlock = newValue }
    }
}
