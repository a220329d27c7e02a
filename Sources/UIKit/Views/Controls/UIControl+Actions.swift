import Foundation

/// The target-action pairs and `UIAction` objects of a control, with their events.
struct ControlActions {
    private struct Entry {
        weak var target: AnyObject?
        /// Whether the action was added with a nil target, and goes up the responder chain. It distinguishes such an entry from
        /// one with a deallocated target, which is skipped.
        var usesResponderChain = false
        var selector: Selector?
        var action: UIAction?
        var events: UIControl.Event
    }

    private var entries: [Entry] = []

    @MainActor mutating func add(target: AnyObject?, action: Selector, events: UIControl.Event) {
        let existingIndex = entries.firstIndex {
            $0.selector == action && $0.target === target && $0.usesResponderChain == (target == nil)
        }
        if let existingIndex {
            entries[existingIndex].events.formUnion(events)
        } else {
            entries.append(Entry(target: target, usesResponderChain: target == nil, selector: action, events: events))
        }
    }

    @MainActor mutating func add(_ action: UIAction, events: UIControl.Event) {
        remove(identifier: action.identifier, events: events)
        entries.append(Entry(action: action, events: events))
    }

    mutating func remove(target: AnyObject?, action: Selector?, events: UIControl.Event) {
        remove(events) { entry in
            guard let selector = entry.selector else { return false }
            return (target == nil || entry.target === target) && (action == nil || selector == action)
        }
    }

    @MainActor mutating func remove(identifier: UIAction.Identifier, events: UIControl.Event) {
        for index in entries.indices where entries[index].action?.identifier == identifier {
            entries[index].events.subtract(events)
        }
        entries.removeAll { $0.events.isEmpty }
    }

    private mutating func remove(_ events: UIControl.Event, where matches: (Entry) -> Bool) {
        for index in entries.indices where matches(entries[index]) { entries[index].events.subtract(events) }
        entries.removeAll { $0.events.isEmpty }
    }

    /// Returns the entries for any of the events, in the order in which they were added. Skips deallocated targets.
    func callableActions(_ events: UIControl.Event) -> [(target: AnyObject?, selector: Selector?, action: UIAction?)] {
        entries.compactMap { entry in
            guard !entry.events.isDisjoint(with: events) else { return nil }
            if entry.selector != nil && entry.target == nil && !entry.usesResponderChain { return nil }
            return (entry.target, entry.selector, entry.action)
        }
    }

    func selectors(target: AnyObject?, event: UIControl.Event) -> [String]? {
        let names = entries.compactMap { entry -> String? in
            guard entry.target === target, entry.events.contains(event) else { return nil }
            return entry.selector?.name
        }
        return names.isEmpty ? nil : names
    }

    /// All entries except those with deallocated targets, in the order in which they were added.
    var callableEntries: [(target: AnyObject?, selector: Selector?, action: UIAction?, events: UIControl.Event)] {
        entries.compactMap { entry in
            if entry.selector != nil && entry.target == nil && !entry.usesResponderChain { return nil }
            return (entry.target, entry.selector, entry.action, entry.events)
        }
    }

    var allEvents: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

    var existingTargets: Set<AnyHashable> { Set(entries.compactMap { ($0.target as? NSObject).map(AnyHashable.init) }) }
}

/// Sends actions and tracks touches.
extension UIControl {
    /// Calls a closure for each action or target-action pair, in order. The closure stops the enumeration by setting its
    /// last argument to true.
    public func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
    ) {
        var stop = false
        for entry in actions.callableEntries where !stop {
            iterator(entry.action, entry.selector.map { (entry.target, $0) }, entry.events, &stop)
        }
    }

    /// Sends the actions for a value that the user changed.
    package func sendValueChanged() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

    func perform(_ events: Event, with event: UIEvent?) {
        for entry in actions.callableActions(events) {
            if let action = entry.action { sendAction(action) }
            if let selector = entry.selector { sendAction(selector, to: entry.target, for: event) }
        }
    }

    func decodeControl(from nib: NibCoder) {
        if let enabled = nib.bool("enabled") { isEnabled = enabled }
        if let selected = nib.bool("selected") { isSelected = selected }
        if let highlighted = nib.bool("highlighted") { isHighlighted = highlighted }
        contentHorizontalAlignment = nib.enumeration("contentHorizontalAlignment", Self.horizontalAlignments) ?? .center
        contentVerticalAlignment = nib.enumeration("contentVerticalAlignment", Self.verticalAlignments) ?? .center
    }

    // MARK: Touches

    func touchBegan(_ touch: UITouch?, _ event: UIEvent?) {
        guard isEnabled, let touch else { return }
        isTracking = beginTracking(touch, with: event)
        isTouchInside = true
        if isTracking {
            isHighlighted = true
            perform(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
        }
    }

    func touchMoved(_ touch: UITouch?, _ event: UIEvent?) {
        guard isTracking, let touch else { return }
        let isInside = point(inside: touch.location(in: self), with: event)
        let hasCrossedBoundary = isInside != isTouchInside
        isTouchInside = isInside
        guard continueTracking(touch, with: event) else {
            finishTracking()
            return
        }
        if hasCrossedBoundary { perform(isInside ? .touchDragEnter : .touchDragExit, with: event) }
        isHighlighted = isInside
        perform(isInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    func touchEnded(_ touch: UITouch?, _ event: UIEvent?) {
        guard isTracking else { return }
        if let touch { isTouchInside = point(inside: touch.location(in: self), with: event) }
        let isInside = isTouchInside
        endTracking(touch, with: event)
        finishTracking()
        perform(isInside ? .touchUpInside : .touchUpOutside, with: event)
        if isInside && actsOnTap { perform(.primaryActionTriggered, with: event) }
    }

    func touchCancelled(_ event: UIEvent?) {
        guard isTracking else { return }
        cancelTracking(with: event)
        finishTracking()
        perform(.touchCancel, with: event)
    }

    private func finishTracking() {
        (isTracking, isTouchInside) = (false, false)
        isHighlighted = false
    }
}

extension UIControl: NibActionSource {
    /// Adds an action that a XIB or storyboard connects to the control.
    /// - Returns: False if the event is unknown.
    package func connect(_ action: Selector, target: AnyObject?, event: String?) -> Bool {
        guard let events = event.map({ Event.eventsByName[$0] }) ?? .touchUpInside else { return false }
        addTarget(target, action: action, for: events)
        return true
    }
}
