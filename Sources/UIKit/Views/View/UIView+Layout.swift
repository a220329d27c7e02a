import CellSimAutoLayout
import CellSimProcess
import Foundation

/// Invalidation and layout passes of views.
extension UIView {
    /// Whether the view's frame is set from outside, so that the engine solves its contents separately (as an
    /// "island").
    var isIslandRoot: Bool {
        superview == nil || (nodeState.hasGivenFrame && !nodeState.isMerged)
    }

    /// The root of the island whose constraints position this view's subviews.
    var islandRoot: UIView {
        var current = self
        while !current.isIslandRoot, let parent = current.superview { current = parent }
        return current
    }

    /// The layout engine of the island whose root is this view, created on first use.
    var ownEngine: LayoutEngine {
        if let engine = nodeState.engine { return engine }
        let engine = LayoutEngine(root: nodeState)
        nodeState.engine = engine
        return engine
    }

    // MARK: Invalidation

    func markNeedsLayout() {
        guard !layoutState.needsLayout, validateThread("setNeedsLayout") else { return }
        layoutState.needsLayout = true
        markAncestorsNeedLayout()
    }

    /// Called when a descendant, but not the view itself, needs layout.
    func markDescendantNeedsLayout() {
        layoutState.descendantNeedsLayout = true
        markAncestorsNeedLayout()
    }

    private func markAncestorsNeedLayout() {
        var current = superview
        while let view = current, !view.layoutState.descendantNeedsLayout {
            view.layoutState.descendantNeedsLayout = true
            current = view.superview
        }
    }

    func markNeedsUpdateConstraints() {
        layoutState.needsUpdateConstraints = true
        markNeedsLayout()
    }

    /// Called after a change that engines cannot apply row by row: engines that contain this view rebuild their rows.
    package func structureDidChange() {
        guard validateThread("setNeedsUpdateConstraints") else { return }
        let root = forEachEngineAbove { $0.isStructureDirty = true }
        root.markNeedsLayout()
        root.springsMayHaveChanged()
    }

    /// Called after a change of this view's constraints, guides, subviews or priorities.
    func layoutDidChange(_ changes: LayoutChanges) {
        guard validateThread("setNeedsUpdateConstraints") else { return }
        let root = forEachEngineAbove { $0.record(changes, of: nodeState) }
        root.markNeedsLayout()
        root.springsMayHaveChanged()
    }

    /// Called before a subview is removed; constraints between it and other views are already removed.
    func willRemoveFromLayout(_ subview: UIView) {
        let root = forEachEngineAbove { $0.remove(subview.nodeState) }
        root.markNeedsLayout()
        root.springsMayHaveChanged()
    }

    /// Called after a subview was added; adding it has already requested layout.
    func didAddToLayout() {
        let root = forEachEngineAbove { $0.record(.members, of: nodeState) }
        root.springsMayHaveChanged()
    }

    /// Calls `body` for every engine whose tree contains this view.
    /// - Returns: The root of the island that contains this view.
    @discardableResult private func forEachEngineAbove(_ body: (LayoutEngine) -> Void) -> UIView {
        var current = self
        while true {
            if let engine = current.nodeState.engine { body(engine) }
            if current !== self { current.propagateInsideChange() }
            guard !current.isIslandRoot, let parent = current.superview else { return current }
            current = parent
        }
    }

    /// Measures a stack's arranged views again, if the stack measures the constraints inside them.
    private func propagateInsideChange() {
        if layoutState.measuresArrangedViews { descendantLayoutDidChange() }
    }

    /// Updates engines after constraints inside the view were added or removed: the view's autoresizing mask becomes
    /// constraints only if there are constraints inside.
    private func springsMayHaveChanged() {
        guard let superview, wantsMaskAsConstraints != nodeState.couldConvertAutoresizingMask else { return }
        superview.forEachEngineAbove { $0.isStructureDirty = true }
    }

    /// Called after the intrinsic size changed.
    func contentSizeDidChange() {
        guard validateThread("invalidateIntrinsicContentSize") else { return }
        var current: UIView? = self
        var isInside = true
        while let view = current {
            if let engine = view.nodeState.engine, isInside || engine.hasBaselineRows {
                if isInside { engine.record(.content, of: nodeState) }
                if engine.hasGeometryRows { engine.areConstantsDirty = true }
                view.markNeedsLayout()
            }
            if isInside, view !== self { view.propagateInsideChange() }
            if isInside, view.isIslandRoot { isInside = false }
            current = view.superview
        }
        superview?.subviewContentDidChange(self)
    }

    func constraintConstantDidChange(_ constraint: NSLayoutConstraint) {
        let root = forEachEngineAbove { $0.recordConstantChange(of: nodeState) }
        root.markNeedsLayout()
    }

    func constraintPriorityDidChange(_ constraint: NSLayoutConstraint) { layoutDidChange(.constraints) }

    func sizeDidChange() {
        owningController?.rootSizeDidChange()
        markNeedsLayout()
        if nodeState.translatesAutoresizingMask { assignedFrameDidChange() }
    }

    func positionDidChange() {
        notifySafeAreaChange()
        if nodeState.translatesAutoresizingMask { assignedFrameDidChange() }
        if nodeState.engine?.hasGeometryRows == true {
            nodeState.engine?.areConstantsDirty = true
            markNeedsLayout()
        }
    }

    /// Called after a change of a frame that constraints of the superview's island may refer to.
    private func assignedFrameDidChange() {
        guard let parent = superview, !layoutState.isApplyingFrame else { return }
        if nodeState.convertsAutoresizingMask { return structureDidChange() }
        let root = parent.islandRoot
        guard let engine = root.nodeState.engine, engine.hasGeometryRows, !engine.isSolving else { return }
        engine.areConstantsDirty = true
        root.markNeedsLayout()
    }

    // MARK: Passes

    func performUpdateConstraints() {
        for subview in subviews { subview.updateConstraintsIfNeeded() }
        if layoutState.needsUpdateConstraints, !layoutState.isUpdatingConstraints {
            layoutState.needsUpdateConstraints = false
            layoutState.isUpdatingConstraints = true
            if let owningController { owningController.updateViewConstraints() } else { updateConstraints() }
            layoutState.isUpdatingConstraints = false
        }
    }

    /// Runs a UIKit view's own changes to its internal subviews during layout. Adding or removing subviews then does
    /// not request another layout.
    package func performPartChanges(_ body: () -> Void) {
        let needed = layoutState.needsLayout
        body()
        layoutState.needsLayout = needed
    }

    /// The maximum number of passes in one call of `layoutIfNeeded()`.
    private static let maximumPasses = 8
    /// The maximum depth of nested calls of `layoutIfNeeded()`.
    private static let maximumNestedCalls = 64
    private static var nestedCalls = 0

    /// Lays out the subtree, starting at the outermost ancestor that needs it. A view whose layout is already running
    /// is not laid out again by a nested call: the outer call continues it.
    func performLayout() {
        guard UIView.nestedCalls < UIView.maximumNestedCalls, validateThread("layoutIfNeeded") else { return }
        UIView.nestedCalls += 1
        defer { UIView.nestedCalls -= 1 }
        var top = self
        var current = superview
        while let view = current {
            if view.layoutState.needsLayout, !view.layoutState.isLayingOut { top = view }
            current = view.superview
        }
        top.performUpdateConstraints()
        for _ in 0..<UIView.maximumPasses {
            top.layoutTree()
            guard top.isMarkedForLayout else {
                // An ancestor that is laying out its subviews is no longer marked. The pass ends there and does not
                // reach this view.
                if top !== self, isMarkedForLayout { performLayout() }
                return
            }
        }
        if UIView.nestedCalls == 1 { top.reportEndlessLayout() }
    }

    /// Whether `layoutIfNeeded()` has work to do: the view, a descendant or an ancestor needs layout.
    package var isLayoutPending: Bool {
        isMarkedForLayout || sequence(first: self, next: \.superview).contains(where: \.layoutState.needsLayout)
    }

    private var isMarkedForLayout: Bool { layoutState.needsLayout || layoutState.descendantNeedsLayout }

    /// Warns once per view, with UIKit's message, that layout does not end.
    private func reportEndlessLayout() {
        guard let view = firstNeedingLayout, !view.layoutState.hasReportedLoop else { return }
        view.layoutState.hasReportedLoop = true
        Notice.report(
            .each,
            "[LayoutLoop] Degenerate layout! Layout feedback loop detected in subtree of \(view.shortDescription): it requests"
                + " layout during every layout")
    }

    private var firstNeedingLayout: UIView? {
        if layoutState.needsLayout { return self }
        return subviews.lazy.compactMap(\.firstNeedingLayout).first
    }

    func performUpdateProperties() {
        guard !layoutState.hasUpdatedProperties, SystemUpdates.updatesProperties.current else { return }
        layoutState.hasUpdatedProperties = true
        owningController?.updateProperties()
        updateProperties()
    }

    private func layoutTree() {
        if layoutState.needsLayout, !layoutState.isLayingOut {
            traitCollection.performAsCurrent {
                performUpdateProperties()
                layoutState.needsLayout = false
                layoutState.isLayingOut = true
                owningController?.notifySafeAreaChange()
                owningController?.notifyMarginChange()
                owningController?.viewWillLayoutSubviews()
                layoutSublayers(of: layer)
                layer.layoutSublayers()
                owningController?.viewDidLayoutSubviews()
                layoutState.isLayingOut = false
            }
            superview?.subviewDidLayOut(self)
        }
        guard layoutState.descendantNeedsLayout || subviews.contains(where: { $0.layoutState.needsLayout }) else {
            return
        }
        layoutState.descendantNeedsLayout = false
        layer.layoutMarkedSublayers()
        for subview in subviews where subview.layoutState.needsLayout || subview.layoutState.descendantNeedsLayout {
            subview.layoutTree()
        }
    }

    /// Solves the island of this view and sets its subviews' frames from the solution.
    func layoutDirectSubviews() {
        let root = islandRoot
        if root === self || root.nodeState.engine != nil {
            guard root.nodeState.engine != nil || root.needsEngine else { return }
            root.ownEngine.solveLayout()
        }
        for subview in subviews where !subview.nodeState.hasGivenFrame {
            guard let frame = subview.nodeState.memberEngine?.solvedFrame(at: subview.nodeState.memberIndex) else {
                continue
            }
            subview.applySolvedFrame(frame)
        }
    }

    private var needsEngine: Bool {
        hasConstraintsInside || subviews.contains { $0.nodeState.convertsAutoresizingMask }
    }

    /// Whether constraints determine the frames of subviews.
    package var hasConstraintsInside: Bool {
        !layoutState.constraints.isEmpty || !containerConstraints.isEmpty
            || subviews.contains { !$0.nodeState.translatesAutoresizingMask }
    }

    func applySolvedFrame(_ frame: CGRect) {
        let bounds = layer.bounds.size
        let anchor = layer.anchorPoint
        let position = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
        guard bounds != frame.size || layer.position != position else { return }
        layoutState.isApplyingFrame = true
        defer { layoutState.isApplyingFrame = false }
        // Auto Layout sets bounds and centre, which a transform does not affect.
        if bounds != frame.size { self.bounds = CGRect(origin: layer.bounds.origin, size: frame.size) }
        if layer.position != position { center = position }
    }

    package func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        // An infinite target is accepted, as a request for the largest size.
        func length(_ length: CGFloat) -> CGFloat {
            length == .infinity ? .greatestFiniteMagnitude : finiteLength(length)
        }
        let size = CGSize(width: length(target.width), height: length(target.height))
        performUpdateConstraints()
        return ownEngine.fittingSize(
            size, horizontal: horizontal.checked(else: .fittingSizeLevel).rawValue,
            vertical: vertical.checked(else: .fittingSizeLevel).rawValue)
    }

    /// Returns a length for use in constraints, or raises Auto Layout's exception and returns 0 if it is not finite.
    func finiteLength(_ length: CGFloat) -> CGFloat {
        length.isFinite ? length : NSLayoutConstraint.finite(length, nodeState, nil)
    }

    /// A Boolean value that indicates whether Auto Layout has more than one solution for the view's frame.
    public var hasAmbiguousLayout: Bool {
        guard let engine = nodeState.memberEngine else { return false }
        return engine.ambiguousLayouts().contains { $0.node === nodeState && $0.part != .content }
    }

    /// Returns the problems that the engines of this view and its descendants found when they last solved the layout.
    public func layoutIssues() -> [LayoutIssue] {
        var issues = nodeState.engine?.problems.map(LayoutIssue.init) ?? []
        for subview in subviews { issues += subview.layoutIssues() }
        return issues
    }
}
