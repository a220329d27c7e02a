import Foundation

/// The base class of controls, which send actions in response to the user's input.
@preconcurrency @MainActor open class UIControl: UIView {
    var actions = ControlActions()

    /// A Boolean value that indicates whether the control responds to touches. Many controls are dimmed if it is false.
    open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
    /// A Boolean value that indicates whether the control is selected. Taps don't change it.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// A Boolean value that indicates whether the control is highlighted, for example while a touch is inside it.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    /// The vertical alignment of the content. Buttons use it.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
    /// The horizontal alignment of the content. Buttons use it.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
    /// A Boolean value that indicates whether the control is tracking a touch that began inside it.
    open internal(set) var isTracking = false
    /// A Boolean value that indicates whether the tracked touch is inside the bounds.
    open internal(set) var isTouchInside = false
    /// A Boolean value that indicates whether a tap opens the menu. Stored without effect: menus never open.
    open var showsMenuAsPrimaryAction = false {
        didSet { reportNoOp("UIControl.showsMenuAsPrimaryAction", showsMenuAsPrimaryAction) }
    }
    /// A Boolean value that indicates whether a long press opens the menu. Stored without effect: menus never open.
    open var isContextMenuInteractionEnabled = false {
        didSet { reportNoOp("UIControl.isContextMenuInteractionEnabled", isContextMenuInteractionEnabled) }
    }

    /// Creates a control without actions, with a frame in its superview's coordinates (points).
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a control that performs `primaryAction` for the event `primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder as? NibCoder { decodeControl(from: nib) }
    }

    /// The current states. Subclasses can add their own.
    open var state: State {
        var state = State.normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    /// The horizontal alignment, with leading and trailing resolved to left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch contentHorizontalAlignment {
        case .leading: return isRightToLeft ? .right : .left
        case .trailing: return isRightToLeft ? .left : .right
        default: return contentHorizontalAlignment
        }
    }

    /// A Boolean value that indicates whether a tap triggers the primary action, as in buttons. In other controls, a change
    /// of the value does.
    @_spi(UIKitModules) open var actsOnTap: Bool { false }
    /// Called when `isEnabled`, `isSelected` or `isHighlighted` changed.
    @_spi(UIKitModules) open func stateDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Actions

    /// Adds a target and an action for events. A nil target sends the action up the responder chain.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        actions.add(target: target as AnyObject?, action: action, events: controlEvents)
    }

    /// Removes the target-action pairs for events. Nil matches any target or action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        actions.remove(target: target as AnyObject?, action: action, events: controlEvents)
    }

    /// Adds an action for events, and replaces an action with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) { actions.add(action, events: controlEvents) }

    /// Removes the action with the same identifier for events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.remove(identifier: action.identifier, events: controlEvents)
    }

    /// Removes the action with the same identifier for events.
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        actions.remove(identifier: identifier, events: controlEvents)
    }

    /// Sends the actions for any of the events, in the order in which they were added.
    open func sendActions(for controlEvents: Event) { perform(controlEvents, with: nil) }

    /// Sends a single action. Override it to intercept actions.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        ActionDispatch.send(action, to: target as AnyObject?, from: self, for: event)
    }

    /// Performs a single action with the control as its sender. Override it to intercept actions.
    open func sendAction(_ action: UIAction) { action.perform(sender: self) }

    /// Returns the selectors of a target's actions for an event, or nil if there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        actions.selectors(target: target as AnyObject?, event: controlEvent)
    }

    /// The events for which the control has actions.
    open var allControlEvents: Event { actions.allEvents }
    /// The targets of the control, without deallocated ones.
    open var allTargets: Set<AnyHashable> { actions.existingTargets }

    // MARK: Tracking

    /// Called when a touch begins in the control. Returns whether to track it; true by default.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when a tracked touch moves. Returns whether to continue tracking; true by default. If false, tracking ends
    /// without sending actions.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when a tracked touch ends, inside or outside the bounds. The default implementation does nothing.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when a tracked touch is cancelled. The default implementation does nothing.
    open func cancelTracking(with event: UIEvent?) {}

    /// Starts to track the first touch if the control is enabled. Touches aren't forwarded up the responder chain.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touchBegan(touches.first, event) }
    /// Continues to track the first touch, and sends the actions for its events.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { touchMoved(touches.first, event) }
    /// Ends tracking, and sends the actions for the touch-up events.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touchEnded(touches.first, event) }
    /// Ends tracking, and sends the actions for `touchCancel`.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touchCancelled(event) }
    /// The tooltip for a pointer over the control. Stored without effect: pointers are not simulated.
    open var toolTip: String? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UIControl.toolTip") }
    }
}
