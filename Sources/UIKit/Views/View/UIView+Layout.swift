import CellSimAutoLayout
import CellSimProcess
import Foundation

/// Invalidation and layout passes of views.
extension UIView {
    /// Whether the view is the root of an island: a subtree that an engine solves separately, because code, not
    /// constraints, sets the root's frame.
    var isIslandRoot: Bool {
        superview == nil || (nodeState.hasGivenFrame && !nodeState.isMerged)
    }

    /// The root of the island whose constraints position this view's subviews.
    var islandRoot: UIView {
        var current = self
        while !current.isIslandRoot, let parent = current.superview { current = parent }
        return current
    }

    /// The layout engine of the island with this view as its root, created on first use.
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

    /// Called after a change that engines can't apply incrementally. All engines that contain this view rebuild their rows.
    package func structureDidChange() {
        guard validateThread("setNeedsUpdateConstraints") else { return }
        let root = forEachContainingEngine { $0.isStructureDirty = true }
        root.markNeedsLayout()
        root.updateMaskConversionIfNeeded()
    }

    /// Called after a change of this view's constraints, guides, subviews or priorities.
    func layoutDidChange(_ changes: LayoutChanges) {
        guard validateThread("setNeedsUpdateConstraints") else { return }
        let root = forEachContainingEngine { $0.record(changes, of: nodeState) }
        root.markNeedsLayout()
        root.updateMaskConversionIfNeeded()
    }

    /// Called before a subview is removed; constraints between it and other views are already removed.
    func willRemoveFromLayout(_ subview: UIView) {
        let root = forEachContainingEngine { $0.remove(subview.nodeState) }
        root.markNeedsLayout()
        root.updateMaskConversionIfNeeded()
    }

    /// Called after a subview was added; adding it has already requested layout.
    func didAddToLayout() {
        let root = forEachContainingEngine { $0.record(.members, of: nodeState) }
        root.updateMaskConversionIfNeeded()
    }

    /// Calls `body` for every engine whose tree contains this view.
    /// - Returns: The root of the island that contains this view.
    @discardableResult private func forEachContainingEngine(_ body: (LayoutEngine) -> Void) -> UIView {
        var current = self
        while true {
            if let engine = current.nodeState.engine { body(engine) }
            if current !== self { current.remeasureArrangedViewsIfNeeded() }
            guard !current.isIslandRoot, let parent = current.superview else { return current }
            current = parent
        }
    }

    /// Requests that a stack measures its arranged views again, if their sizes depend on the constraints inside them.
    private func remeasureArrangedViewsIfNeeded() {
        if layoutState.measuresArrangedViews { descendantLayoutDidChange() }
    }

    /// Updates engines after constraints inside the view were added or removed. The autoresizing mask is converted to
    /// constraints only if the view has constraints inside.
    private func updateMaskConversionIfNeeded() {
        guard let superview, wantsMaskAsConstraints != nodeState.couldConvertAutoresizingMask else { return }
        superview.forEachContainingEngine { $0.isStructureDirty = true }
    }

    /// Called after the intrinsic size changed.
    func contentSizeDidChange() {
        guard validateThread("invalidateIntrinsicContentSize") else { return }
        var current: UIView? = self
        var isInIsland = true
        while let view = current {
            if let engine = view.nodeState.engine, isInIsland || engine.hasBaselineRows {
                if isInIsland { engine.record(.content, of: nodeState) }
                if engine.hasGeometryRows { engine.areConstantsDirty = true }
                view.markNeedsLayout()
            }
            if isInIsland, view !== self { view.remeasureArrangedViewsIfNeeded() }
            if isInIsland, view.isIslandRoot { isInIsland = false }
            current = view.superview
        }
        superview?.subviewContentDidChange(self)
    }

    func constraintConstantDidChange(_ constraint: NSLayoutConstraint) {
        let root = forEachContainingEngine { $0.recordConstantChange(of: nodeState) }
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

    /// Called after code changed the frame. Constraints in the superview's island may refer to it.
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

    /// Runs changes that a UIKit view makes to its internal subviews during layout. Adding or removing subviews in the
    /// closure doesn't request another layout.
    package func performInternalChanges(_ body: () -> Void) {
        let neededLayout = layoutState.needsLayout
        body()
        layoutState.needsLayout = neededLayout
    }

    /// The maximum number of passes in one call of `layoutIfNeeded()`.
    private static let maximumPasses = 8
    /// The maximum depth of nested calls of `layoutIfNeeded()`.
    private static let maximumNestedCalls = 64
    private static var nestedCallCount = 0

    /// Lays out the subtree, starting at the outermost ancestor that needs layout. A nested call doesn't lay out a view
    /// whose layout is already running; the outer call completes it.
    func performLayout() {
        guard UIView.nestedCallCount < UIView.maximumNestedCalls, validateThread("layoutIfNeeded") else { return }
        UIView.nestedCallCount += 1
        defer { UIView.nestedCallCount -= 1 }
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
                // An ancestor that is laying out its subviews isn't marked any more, so the pass stops there and
                // doesn't reach this view.
                if top !== self, isMarkedForLayout { performLayout() }
                return
            }
        }
        if UIView.nestedCallCount == 1 { top.reportEndlessLayout() }
    }

    /// Whether `layoutIfNeeded()` has work to do: the view, a descendant or an ancestor needs layout.
    package var isLayoutPending: Bool {
        isMarkedForLayout || sequence(first: self, next: \.superview).contains(where: \.layoutState.needsLayout)
    }

    private var isMarkedForLayout: Bool { layoutState.needsLayout || layoutState.descendantNeedsLayout }

    /// Logs UIKit's warning about a layout feedback loop, once per view.
    private func reportEndlessLayout() {
        guard let view = firstViewNeedingLayout, !view.layoutState.hasReportedLoop else { return }
        view.layoutState.hasReportedLoop = true
        Notice.report(
            .each,
            "[LayoutLoop] Degenerate layout! Layout feedback loop detected in subtree of \(view.shortDescription): it requests"
                + " layout during every layout")
    }

    private var firstViewNeedingLayout: UIView? {
        if layoutState.needsLayout { return self }
        return subviews.lazy.compactMap(\.firstViewNeedingLayout).first
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
        // Auto Layout sets the bounds and the centre, because a transform doesn't affect them.
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
            size, horizontal: horizontal.validated(else: .fittingSizeLevel).rawValue,
            vertical: vertical.validated(else: .fittingSizeLevel).rawValue)
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

    /// Returns the layout problems of this view and its descendants, such as conflicts, from the last layout.
    public func layoutIssues() -> [LayoutIssue] {
        var issues = nodeState.engine?.problems.map(LayoutIssue.init) ?? []
        for subview in subviews { issues += subview.layoutIssues() }
        return issues
    }
}
