import CellSimAutoLayout
import CellSimGraphics
import Foundation

/// The interface of views for layout engines.
extension UIView: LayoutNode {
    package func forEachChild(_ body: (LayoutNodeState) -> Void) { for view in subviews { body(view.nodeState) } }

    package func forEachFreeGuide(_ body: (LayoutGuideState) -> Void) {
        for guide in layoutState.guides where guide.guideState.role == .free { body(guide.guideState) }
    }

    package func forEachConstraint(_ body: (any LayoutConstraint) -> Void) {
        for constraint in containerConstraints { body(constraint) }
        for constraint in layoutState.constraints { body(constraint) }
    }

    package var constraintCount: Int { containerConstraints.count + layoutState.constraints.count }

    package func updateArrangement() { updateContainerConstraints() }

    // MARK: Geometry

    package var nodeFrame: CGRect { frame }
    package var nodeBounds: CGRect { bounds }
    package var alignmentInsets: LayoutInsets {
        LayoutInsets(layoutState.adjustments?.alignmentInsets ?? alignmentRectInsets)
    }
    package var marginInsets: LayoutInsets { LayoutInsets(layoutMargins) }
    package var safeInsets: LayoutInsets { LayoutInsets(safeAreaInsets) }
    package var readingInsets: LayoutInsets { LayoutInsets(readableInsets) }
    package var nodeGrid: PixelGrid { pixelGrid }
    package var readsRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    package var scrollsContent: Bool { hasScrollContentConstraints }
    package var scrollsChildrenOnly: Bool { hasOnlySubviewContent }
    package var scrolledSize: CGSize { (self as? UIScrollView)?.contentSize ?? bounds.size }

    // MARK: Autoresizing masks

    /// Whether the autoresizing mask should be converted to constraints: the size depends on the superview's, and the view
    /// has constraints inside.
    package var wantsMaskAsConstraints: Bool {
        guard nodeState.translatesAutoresizingMask, !nodeState.isMerged, !layoutState.isFixedFrame,
            transform.isIdentity,
            !autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight])
        else { return false }
        return hasConstraintsInside
    }

    package func makeSprings() -> (horizontal: AxisSprings, vertical: AxisSprings) {
        let (frame, mask) = (frame, autoresizingMask)
        var parentBounds = superview?.bounds ?? .zero
        if let recordedSize = superview?.layoutState.recordedSize { parentBounds.size = recordedSize }
        let horizontal = AxisSprings(
            before: frame.minX - parentBounds.minX, size: frame.width, after: parentBounds.maxX - frame.maxX,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            ))
        let vertical = AxisSprings(
            before: frame.minY - parentBounds.minY, size: frame.height, after: parentBounds.maxY - frame.maxY,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            ))
        return (horizontal, vertical)
    }

    package func discardRecordedFrame() {
        layoutState.recordedSize = layer.bounds.size
        layer.bounds.size = .zero
        layer.position = .zero
    }

    // MARK: Content

    package var naturalContentSize: CGSize {
        let adjustments = layoutState.adjustments
        if let placeholder = adjustments?.placeholderSize { return placeholder }
        var size = intrinsicContentSize
        if !size.isFinite { size = CGSize(width: finiteLength(size.width), height: finiteLength(size.height)) }
        return adjustments?.contentSize?(self, size) ?? size
    }

    package var hasIntrinsicSize: Bool {
        intrinsicContentSize != CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Whether the content size depends on the width. A placeholder size doesn't.
    package var contentWraps: Bool {
        wrapsContentToWidth && explicitWrappingWidth <= 0 && layoutState.adjustments?.placeholderSize == nil
    }

    package func adjustedContentSize(wrappedAt width: CGFloat) -> CGSize {
        let size = contentSize(fittingWidth: width)
        return layoutState.adjustments?.contentSize?(self, size) ?? size
    }

    package var firstBaselineDistance: CGFloat? { firstBaselineOffset }
    package var lastBaselineDistance: CGFloat? { lastBaselineOffset }
    package var centredHeight: CGFloat? { baselineReferenceHeight }

    package func baselineNode(isFirst: Bool) -> LayoutNodeState {
        (isFirst ? forFirstBaselineLayout : forLastBaselineLayout).nodeState
    }

    package var nodeAdjustments: LayoutNodeAdjustments {
        var adjustments = LayoutNodeAdjustments()
        guard let hostAdjustments = layoutState.adjustments else { return adjustments }
        adjustments.fallback = hostAdjustments.fallback.map { ($0.size, $0.widthPriority, $0.heightPriority) }
        adjustments.heldWidthPriority = hostAdjustments.preservedWidthPriority
        adjustments.recovery = hostAdjustments.recovery.map { HostRecoveryAdapter(recovery: $0) }
        return adjustments
    }

    // MARK: Results

    package func place(in frame: CGRect) { applySolvedFrame(frame) }
    package func resize(to size: CGSize) { bounds.size = size }
    package func placeContent(size: CGSize) { applyContentSize(size) }
    package func report(_ problems: ArraySlice<LayoutProblem>) { ConstraintConflicts.report(problems) }

    package var sourceLine: Int? { nibIdentity?.line }
    package var sourceID: String? { nibIdentity?.objectID }
}

extension LayoutInsets {
    fileprivate init(_ insets: UIEdgeInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}

/// Adapts a host's `ConflictRecovery` to the protocol of layout engines.
@MainActor private struct HostRecoveryAdapter: LayoutRecovery {
    let recovery: any ConflictRecovery

    var remainingPriority: Double { recovery.remainingPriority }

    func constraintToBreak(among candidates: [any LayoutConstraint]) -> (any LayoutConstraint)? {
        recovery.constraintToBreak(among: candidates.compactMap { $0 as? NSLayoutConstraint })
    }

    func breaks(_ constraint: any LayoutConstraint, before other: any LayoutConstraint) -> Bool {
        guard let constraint = constraint as? NSLayoutConstraint, let other = other as? NSLayoutConstraint else {
            return false
        }
        return recovery.shouldBreak(constraint, before: other)
    }
}
