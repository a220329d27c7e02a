import Foundation
import Synchronization

/// What assistive technologies may ask of an object.
///
/// Apple's systems declare these members on every `NSObject`. Here UIKit's classes have them from this one, so that they can
/// be overridden; other objects have them from `AccessibleByExtension`.
@preconcurrency @MainActor open class UIAccessibleObject: NSObject, AssociatedValuesHolder {
    private nonisolated let associations = AtomicLazyReference<AssociatedValues>()
    /// What `objc_setAssociatedObject` gave this object.
    public nonisolated var associatedValues: AssociatedValues {
        associations.load() ?? associations.storeIfNil(AssociatedValues())
    }

    /// What was set; most objects are given nothing.
    var accessibilityValues: AccessibilityValues?
    /// Properties without effect that few objects are given.
    var keptValues: [String: Any] = [:]

    public override init() { super.init() }

    var ownAccessibilityValues: AccessibilityValues {
        if let accessibilityValues { return accessibilityValues }
        let made = AccessibilityValues()
        accessibilityValues = made
        return made
    }

    // MARK: What the object is

    /// Whether assistive technologies are told of the object as one thing, rather than of what is inside it; false unless
    /// set. Texts of snapshots count controls, and labels with text, in any case.
    open var isAccessibilityElement: Bool {
        get { accessibilityValues?.isElement ?? false }
        set { ownAccessibilityValues.isElement = newValue }
    }
    /// What is spoken of the object; nil unless set. Texts of snapshots take a label's text and a button's title in its
    /// place.
    open var accessibilityLabel: String? {
        get { accessibilityValues?.label }
        set { ownAccessibilityValues.label = newValue }
    }
    /// What is spoken of what happens when the object is used; nil for nothing.
    open var accessibilityHint: String? {
        get { accessibilityValues?.hint }
        set { ownAccessibilityValues.hint = newValue }
    }
    /// What is spoken of the object's state, as how far a slider is; nil for nothing.
    open var accessibilityValue: String? {
        get { accessibilityValues?.value }
        set { ownAccessibilityValues.value = newValue }
    }
    /// The label with attributes of how it is spoken. Setting it sets the label, as in UIKit.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityValues?.attributedLabel }
        set { ownAccessibilityValues.attributedLabel = newValue?.held }
    }
    /// The hint with attributes of how it is spoken. Setting it sets the hint, as in UIKit.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityValues?.attributedHint }
        set { ownAccessibilityValues.attributedHint = newValue?.held }
    }
    /// The value with attributes of how it is spoken. Setting it sets the value, as in UIKit.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValues?.attributedValue }
        set { ownAccessibilityValues.attributedValue = newValue?.held }
    }
    /// What kind of element the object is told as.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues?.traits ?? .none }
        set { ownAccessibilityValues.traits = newValue }
    }
    /// A name for tests, which is never spoken; texts of layout name a view by it.
    open var accessibilityIdentifier: String? {
        get { accessibilityValues?.identifier }
        set { ownAccessibilityValues.identifier = newValue }
    }
    /// Words that name the object when it is spoken to. Carried; nobody speaks.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityValues?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { ownAccessibilityValues.userInputLabels = newValue }
    }
    /// The language in which the object's texts are spoken, as in `en-GB`; nil for the system's. Carried.
    open var accessibilityLanguage: String? {
        get { accessibilityValues?.language }
        set { ownAccessibilityValues.language = newValue }
    }

    // MARK: Where it is

    /// In the screen's coordinates, in points.
    open var accessibilityFrame: CGRect {
        get { accessibilityValues?.frame ?? .zero }
        set { ownAccessibilityValues.frame = newValue }
    }
    /// The outline, in the screen's coordinates, in points; nil for that of `accessibilityFrame`. Carried.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityValues?.path }
        set { ownAccessibilityValues.path = newValue }
    }
    /// Where the object is activated, in the screen's coordinates: the middle of its frame unless set. Carried.
    open var accessibilityActivationPoint: CGPoint {
        get {
            let frame = accessibilityFrame
            return accessibilityValues?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        }
        set { ownAccessibilityValues.activationPoint = newValue }
    }

    // MARK: What is inside

    /// Whether assistive technologies are told of neither the object nor what is inside it.
    open var accessibilityElementsHidden: Bool {
        get { accessibilityValues?.elementsHidden ?? false }
        set { ownAccessibilityValues.elementsHidden = newValue }
    }
    /// Whether assistive technologies are told of this object and not of those beside it. Carried.
    open var accessibilityViewIsModal: Bool {
        get { accessibilityValues?.isModal ?? false }
        set { ownAccessibilityValues.isModal = newValue }
    }
    /// Whether what is inside is told together, before what lies beside. Carried.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityValues?.groupsChildren ?? false }
        set { ownAccessibilityValues.groupsChildren = newValue }
    }
    /// How technologies go from one element inside to the next. Carried.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibilityValues?.navigationStyle ?? .automatic }
        set { ownAccessibilityValues.navigationStyle = newValue }
    }
    /// What kind of container the object is. Carried.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityValues?.containerType ?? .none }
        set { ownAccessibilityValues.containerType = newValue }
    }
    /// What is told of the object instead of what is inside it, in the order in which it is told.
    open var accessibilityElements: [Any]? {
        get { accessibilityValues?.elements }
        set { ownAccessibilityValues.elements = newValue }
    }
    /// How many elements the object contains: those of `accessibilityElements`.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// The element with this number, nil for none.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let accessibilityElements, accessibilityElements.indices.contains(index) else { return nil }
        return accessibilityElements[index]
    }
    /// The number of an element, `NSNotFound` for what is none.
    open func index(ofAccessibilityElement element: Any) -> Int {
        let wanted = element as AnyObject
        return accessibilityElements?.firstIndex { ($0 as AnyObject) === wanted } ?? NSNotFound
    }
    /// The headings that go with the object. Carried.
    open var accessibilityHeaderElements: [Any]? {
        get { accessibilityValues?.headerElements }
        set { ownAccessibilityValues.headerElements = newValue }
    }

    // MARK: What can be done with it

    /// Whether anything happens when the object is used; by default where it is a button, a link, or adjustable.
    open var accessibilityRespondsToUserInteraction: Bool {
        get {
            accessibilityValues?.respondsToUser
                ?? !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .keyboardKey, .searchField])
        }
        set { ownAccessibilityValues.respondsToUser = newValue }
    }
    /// What can be done with the object besides activating it.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityValues?.customActions }
        set { ownAccessibilityValues.customActions = newValue }
    }
    /// Ways of going through what the object contains. Carried.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilityValues?.customRotors }
        set { ownAccessibilityValues.customRotors = newValue }
    }
    /// More that is told of the object when it is asked for. Carried.
    open var accessibilityCustomContent: [AXCustomContent]! {
        get { accessibilityValues?.customContent ?? [] }
        set { ownAccessibilityValues.customContent = newValue }
    }
    /// Returns whether the object did what assistive technologies ask for; nobody asks here.
    open func accessibilityActivate() -> Bool { false }
    /// Raises the value for assistive technologies, which are not here; does nothing.
    open func accessibilityIncrement() {}
    /// Lowers the value for assistive technologies, which are not here; does nothing.
    open func accessibilityDecrement() {}
    /// Scrolls for assistive technologies; nobody asks here.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Closes what is open for assistive technologies; nobody asks here.
    open func accessibilityPerformEscape() -> Bool { false }
    /// Does what the app is for at the moment, for assistive technologies; nobody asks here.
    open func accessibilityPerformMagicTap() -> Bool { false }

    // MARK: Focus, which nothing here has

    /// Called when a technology comes to the object: never here.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when a technology leaves the object: never here.
    open func accessibilityElementDidLoseFocus() {}
    /// Whether a technology is at the object: no.
    open func accessibilityElementIsFocused() -> Bool { false }
    /// Which technologies are at the object: none.
    open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<
        UIAccessibility.AssistiveTechnologyIdentifier
    >? {
        nil
    }
}
