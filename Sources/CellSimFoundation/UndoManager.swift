import Foundation

/// Keeps what undoes changes. Groups are begun and ended by hand, or each step is one.
open class UndoManager: NSObject {
    private final class Group {
        var steps: [() -> Void] = []
        var name = ""
    }

    private var undoGroups: [Group] = []
    private var redoGroups: [Group] = []
    private var open: [Group] = []
    private var disabled = 0

    /// How deep the groups are that are open.
    open var groupingLevel: Int { open.count }
    /// Kept: without a run loop's turns each step is a group.
    open var groupsByEvent = true
    /// How many groups are kept; 0 for all.
    open var levelsOfUndo = 0
    /// Whether something is undone now.
    public private(set) var isUndoing = false
    /// Whether something is done again now.
    public private(set) var isRedoing = false
    /// Whether steps are kept.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    /// Whether there is something to undo.
    open var canUndo: Bool { !undoGroups.isEmpty || open.contains { !$0.steps.isEmpty } }
    /// Whether there is something to do again.
    open var canRedo: Bool { !redoGroups.isEmpty }
    /// What undoing is called.
    open var undoActionName: String { undoGroups.last?.name ?? "" }
    /// What doing again is called.
    open var redoActionName: String { redoGroups.last?.name ?? "" }
    /// What a menu says.
    open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
    /// What a menu says.
    open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

    /// A manager without steps.
    public override init() { super.init() }

    /// Keeps a step that undoes a change.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let step = { [weak target] in if let target { handler(target) } }
        if let group = open.last { return group.steps.append(step) }
        let group = Group()
        group.steps = [step]
        keep(group)
    }

    private func keep(_ group: Group) {
        guard !group.steps.isEmpty else { return }
        if isUndoing { return redoGroups.append(group) }
        undoGroups.append(group)
        if levelsOfUndo > 0, undoGroups.count > levelsOfUndo { undoGroups.removeFirst() }
        if !isRedoing { redoGroups = [] }
    }

    /// Begins a group of steps that are undone together.
    open func beginUndoGrouping() { open.append(Group()) }

    /// Ends the innermost group.
    open func endUndoGrouping() {
        guard let group = open.popLast() else { return }
        if let outer = open.last { outer.steps += group.steps } else { keep(group) }
    }

    /// Undoes the last group.
    open func undo() {
        while !open.isEmpty { endUndoGrouping() }
        guard let group = undoGroups.popLast() else { return }
        isUndoing = true
        run(group)
        isUndoing = false
    }

    /// Undoes the last group.
    open func undoNestedGroup() { undo() }

    /// Does the last undone group again.
    open func redo() {
        guard let group = redoGroups.popLast() else { return }
        isRedoing = true
        run(group)
        isRedoing = false
    }

    private func run(_ group: Group) {
        beginUndoGrouping()
        open.last?.name = group.name
        for step in group.steps.reversed() { step() }
        endUndoGrouping()
    }

    /// What the last group is called.
    open func setActionName(_ actionName: String) {
        (open.last ?? (isUndoing ? redoGroups : undoGroups).last)?.name = actionName
    }

    /// Forgets all steps.
    open func removeAllActions() { (undoGroups, redoGroups, open) = ([], [], []) }
    /// Kept without effect: steps of targets that are gone do nothing.
    open func removeAllActions(withTarget target: Any) {}
    /// Keeps no steps until `enableUndoRegistration()`.
    open func disableUndoRegistration() { disabled += 1 }
    /// Keeps steps again.
    open func enableUndoRegistration() { disabled = max(disabled - 1, 0) }
}
