import Foundation

/// A view that reports what the user does with it.
@preconcurrency @MainActor open class UIControl: UIView {
    var actions = ControlActions()

    /// Whether the control takes touches; many are drawn fainter when it does not.
    open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
    /// Whether the control is chosen; taps do not change it.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// Whether the control looks pressed; set while a finger is on it.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    /// Where content stands from top to bottom; buttons go by it.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
    /// Where content stands across the control; buttons go by it.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
    /// True between a touch that began inside and its end.
    open internal(set) var isTracking = false
    /// True while the touch that is tracked lies inside of the bounds.
    open internal(set) var isTouchInside = false
    /// Kept, without effect: menus are never opened here.
    open var showsMenuAsPrimaryAction = false {
        didSet { noteKept("UIControl.showsMenuAsPrimaryAction", showsMenuAsPrimaryAction) }
    }
    /// Kept, without effect: menus are never opened here.
    open var isContextMenuInteractionEnabled = false {
        didSet { noteKept("UIControl.isContextMenuInteractionEnabled", isContextMenuInteractionEnabled) }
    }

    /// A control of that frame (points in its superview) without actions.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A control that performs `primaryAction` for the event `primaryActionTriggered`: buttons send it for a tap, text
    /// fields for Return, and controls with a value along with `valueChanged`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let nib = coder as? NibCoder { decodeControl(from: nib) }
    }

    /// Everything that is on now; subclasses may add states of their own.
    open var state: State {
        var state = State.normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    /// The alignment with leading and trailing turned into sides.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let rightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch contentHorizontalAlignment {
        case .leading: return rightToLeft ? .right : .left
        case .trailing: return rightToLeft ? .left : .right
        default: return contentHorizontalAlignment
        }
    }

    /// Called when enabled, selected or highlighted changed.
    func stateDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Actions

    /// Calls `action` on `target` (the responder chain for nil) when one of the events happens.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        actions.add(target: target as AnyObject?, action: action, events: controlEvents)
    }

    /// Removes the events from what was added; nil stands for every target or every action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        actions.remove(target: target as AnyObject?, action: action, events: controlEvents)
    }

    /// Performs `action` when one of the events happens; an action of the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) { actions.add(action, events: controlEvents) }

    /// Stops performing the action of that identifier for these events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.remove(identifier: action.identifier, events: controlEvents)
    }

    /// Stops performing the action of that identifier for these events.
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        actions.remove(identifier: identifier, events: controlEvents)
    }

    /// Sends what was added for any of these events, in the order in which it was added.
    open func sendActions(for controlEvents: Event) { perform(controlEvents, with: nil) }

    /// Calls one action; overriding it sees all of them.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        ActionDispatch.send(action, to: target as AnyObject?, from: self, for: event)
    }

    /// Performs one action with the control as its sender; overriding it sees all of them.
    open func sendAction(_ action: UIAction) { action.perform(sender: self) }

    /// The selectors of a target's actions for exactly this event, nil when there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        actions.selectors(target: target as AnyObject?, event: controlEvent)
    }

    /// Every event for which something was added.
    open var allControlEvents: Event { actions.allEvents }
    /// The targets that are alive.
    open var allTargets: Set<AnyHashable> { actions.targets }

    // MARK: Tracking

    /// Asks whether to follow a touch that began on the control; the default follows every one.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Asks whether to go on following a touch that moved; false ends it without an event. The default goes on.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when a touch that was followed is lifted, inside or outside; the default does nothing.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when a touch that was followed is taken away; the default does nothing.
    open func cancelTracking(with event: UIEvent?) {}

    /// Begins to follow the first of the touches, if the control is enabled; nothing goes up the responder chain.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touchBegan(touches.first, event) }
    /// Goes on following the first of the touches and sends what it did.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { touchMoved(touches.first, event) }
    /// Ends following the first of the touches and sends what it did.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touchEnded(touches.first, event) }
    /// Ends following without what a lifted finger would do, and sends `touchCancel`.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touchCancelled(event) }
}
