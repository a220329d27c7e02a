import Foundation

/// Records steps that undo changes. Without an explicit group, each step forms its own group.
open class UndoManager: NSObject {
    private final class Group {
        var steps: [() -> Void] = []
        var name = ""
    }

    private var undoGroups: [Group] = []
    private var redoGroups: [Group] = []
    private var openGroups: [Group] = []
    private var disableCount = 0

    /// The number of open groups.
    open var groupingLevel: Int { openGroups.count }
    /// Stored without effect: steps of a run loop iteration aren't grouped.
    open var groupsByEvent = true
    /// The maximum number of groups; 0 for no limit.
    open var levelsOfUndo = 0
    /// Whether the manager is undoing.
    public private(set) var isUndoing = false
    /// Whether the manager is redoing.
    public private(set) var isRedoing = false
    /// Whether steps are recorded.
    open var isUndoRegistrationEnabled: Bool { disableCount == 0 }
    /// Whether a group can be undone.
    open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.steps.isEmpty } }
    /// Whether a group can be redone.
    open var canRedo: Bool { !redoGroups.isEmpty }
    /// The name of the action to undo.
    open var undoActionName: String { undoGroups.last?.name ?? "" }
    /// The name of the action to redo.
    open var redoActionName: String { redoGroups.last?.name ?? "" }
    /// The menu title for undoing.
    open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
    /// The menu title for redoing.
    open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

    /// Creates a manager without steps.
    public override init() { super.init() }

    /// Records a step that undoes a change.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let step = { [weak target] in if let target { handler(target) } }
        if let group = openGroups.last { return group.steps.append(step) }
        let group = Group()
        group.steps = [step]
        push(group)
    }

    private func push(_ group: Group) {
        guard !group.steps.isEmpty else { return }
        if isUndoing { return redoGroups.append(group) }
        undoGroups.append(group)
        if levelsOfUndo > 0, undoGroups.count > levelsOfUndo { undoGroups.removeFirst() }
        if !isRedoing { redoGroups = [] }
    }

    /// Begins a group of steps that are undone together.
    open func beginUndoGrouping() { openGroups.append(Group()) }

    /// Ends the innermost group.
    open func endUndoGrouping() {
        guard let group = openGroups.popLast() else { return }
        if let outer = openGroups.last { outer.steps += group.steps } else { push(group) }
    }

    /// Undoes the last group.
    open func undo() {
        while !openGroups.isEmpty { endUndoGrouping() }
        guard let group = undoGroups.popLast() else { return }
        isUndoing = true
        run(group)
        isUndoing = false
    }

    /// Undoes the last group.
    open func undoNestedGroup() { undo() }

    /// Redoes the last undone group.
    open func redo() {
        guard let group = redoGroups.popLast() else { return }
        isRedoing = true
        run(group)
        isRedoing = false
    }

    private func run(_ group: Group) {
        beginUndoGrouping()
        openGroups.last?.name = group.name
        for step in group.steps.reversed() { step() }
        endUndoGrouping()
    }

    /// Sets the name of the last group.
    open func setActionName(_ actionName: String) {
        (openGroups.last ?? (isUndoing ? redoGroups : undoGroups).last)?.name = actionName
    }

    /// Removes all steps.
    open func removeAllActions() { (undoGroups, redoGroups, openGroups) = ([], [], []) }
    /// Has no effect: steps of deallocated targets do nothing.
    open func removeAllActions(withTarget target: Any) {}
    /// Stops recording until `enableUndoRegistration()`.
    open func disableUndoRegistration() { disableCount += 1 }
    /// Resumes recording.
    open func enableUndoRegistration() { disableCount = max(disableCount - 1, 0) }
}
