import Foundation

/// The base class of controls, which send actions for the user's events.
@preconcurrency @MainActor open class UIControl: UIView {
    var actions = ControlActions()

    /// A Boolean value that indicates whether the control reacts to touches; many controls are dimmed while disabled.
    open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
    /// A Boolean value that indicates whether the control is selected; taps do not change it.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// A Boolean value that indicates whether the control is highlighted; true while a finger is on it.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    /// The vertical alignment of content; buttons use it.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
    /// The horizontal alignment of content; buttons use it.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
    /// A Boolean value that indicates whether the control is tracking a touch that began inside it.
    open internal(set) var isTracking = false
    /// A Boolean value that indicates whether the tracked touch is inside the bounds.
    open internal(set) var isTouchInside = false
    /// A Boolean value that indicates whether the menu opens on a tap. Stored without effect: menus never open.
    open var showsMenuAsPrimaryAction = false {
        didSet { reportNoOp("UIControl.showsMenuAsPrimaryAction", showsMenuAsPrimaryAction) }
    }
    /// A Boolean value that indicates whether a long press opens the menu. Stored without effect: menus never open.
    open var isContextMenuInteractionEnabled = false {
        didSet { reportNoOp("UIControl.isContextMenuInteractionEnabled", isContextMenuInteractionEnabled) }
    }

    /// Creates a control with this frame (points in its superview) without actions.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a control that performs `primaryAction` for the event `primaryActionTriggered`. Buttons send this event
    /// on a tap, text fields on Return, and controls with a value together with `valueChanged`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder as? NibCoder { decodeControl(from: nib) }
    }

    /// The current states; subclasses may add their own.
    open var state: State {
        var state = State.normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    /// The horizontal alignment with leading and trailing replaced by left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch contentHorizontalAlignment {
        case .leading: return isRightToLeft ? .right : .left
        case .trailing: return isRightToLeft ? .left : .right
        default: return contentHorizontalAlignment
        }
    }

    /// A Boolean value that indicates whether the primary action is a tap, as for buttons; for other controls it is a
    /// change of value.
    @_spi(UIKitModules) open var actsOnTap: Bool { false }
    /// Called when `isEnabled`, `isSelected` or `isHighlighted` changed.
    @_spi(UIKitModules) open func stateDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Actions

    /// Adds an action that the control sends to a target (nil for the responder chain) for each of the events.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        actions.add(target: target as AnyObject?, action: action, events: controlEvents)
    }

    /// Removes the actions with this target and selector for these events; nil matches any target or action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        actions.remove(target: target as AnyObject?, action: action, events: controlEvents)
    }

    /// Adds an action that the control performs for each of the events; it replaces an action with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) { actions.add(action, events: controlEvents) }

    /// Removes the action with this identifier for these events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.remove(identifier: action.identifier, events: controlEvents)
    }

    /// Removes the action with this identifier for these events.
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        actions.remove(identifier: identifier, events: controlEvents)
    }

    /// Sends all actions for any of these events, in the order in which they were added.
    open func sendActions(for controlEvents: Event) { perform(controlEvents, with: nil) }

    /// Sends one action; override it to intercept all actions.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        ActionDispatch.send(action, to: target as AnyObject?, from: self, for: event)
    }

    /// Performs one action with the control as its sender; override it to intercept all actions.
    open func sendAction(_ action: UIAction) { action.perform(sender: self) }

    /// Returns the selectors of a target's actions for exactly this event; nil if there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        actions.selectors(target: target as AnyObject?, event: controlEvent)
    }

    /// The events that have at least one action.
    open var allControlEvents: Event { actions.allEvents }
    /// The targets that still exist.
    open var allTargets: Set<AnyHashable> { actions.existingTargets }

    // MARK: Tracking

    /// Returns whether to track a touch that began on the control; always true by default.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Returns whether to continue tracking a touch that moved; false ends it without an event. True by default.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when a tracked touch is lifted, inside or outside; the default does nothing.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when a tracked touch is cancelled; the default does nothing.
    open func cancelTracking(with event: UIEvent?) {}

    /// Starts tracking the first of the touches if the control is enabled; the touches don't go up the responder chain.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touchBegan(touches.first, event) }
    /// Continues tracking the first of the touches and sends its events.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { touchMoved(touches.first, event) }
    /// Ends tracking the first of the touches and sends its events.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touchEnded(touches.first, event) }
    /// Ends tracking without the effect of a lifted finger, and sends `touchCancel`.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touchCancelled(event) }
    /// The tool tip for a pointer on the control. Stored without effect: pointers are not simulated.
    open var toolTip: String? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UIControl.toolTip") }
    }
}
