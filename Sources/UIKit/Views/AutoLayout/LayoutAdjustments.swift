import CellSimAutoLayout
import CellSimText
import Foundation

/// A host's overrides of values in the layout of a view, such as its margins. Views in an app have none.
///
/// Nil means UIKit's value. Lengths are in points.
package struct LayoutAdjustments: Sendable {
    /// A size for dimensions without an intrinsic size, with priorities for width and height.
    package struct FallbackSize: Sendable {
        /// The size, in points; −1 leaves a dimension undefined.
        package var size: CGSize
        package var widthPriority: Float
        package var heightPriority: Float

        /// Creates a fallback size. The default priority of 30 is lower than that of all usual constraints.
        package init(_ size: CGSize, widthPriority: Float = 30, heightPriority: Float = 30) {
            (self.size, self.widthPriority, self.heightPriority) = (size, widthPriority, heightPriority)
        }
    }

    /// A closure that receives the view and its intrinsic size, and returns the size to use instead. −1 is an undefined
    /// dimension.
    package var contentSize: (@MainActor @Sendable (UIView, CGSize) -> CGSize)?
    /// A size that replaces the intrinsic size and doesn't depend on the width; −1 leaves a dimension undefined.
    package var placeholderSize: CGSize?
    package var fallback: FallbackSize?
    /// The insets from the frame to the alignment rectangle.
    package var alignmentInsets: UIEdgeInsets?
    /// The priority with which the view keeps its current width while its wrapped text is measured.
    package var preservedWidthPriority: Float?
    /// Whether a stack view with proportional distribution uses only the view's intrinsic size, not the constraints inside.
    package var measuresIntrinsicLengthOnly = false
    /// Whether frames that the owner usually sets, such as that of a cell's content view, remain unchanged.
    package var preservesAssignedFrames = false
    /// The policy for conflicts between required constraints in the island with this view as its root.
    package var recovery: (any ConflictRecovery)?
    /// The letter-spacing table of the view's text.
    package var trackingTable: TrackingTable?
    /// The layout margins of the view.
    package var margins: UIEdgeInsets?
    package var preservesSuperviewMargins: Bool?
    /// The minimum horizontal margins of the view.
    package var minimumMargins: NSDirectionalEdgeInsets?
    package var safeArea: UIEdgeInsets?

    package init() {}
}

/// Stores adjustments outside of the layout state, to keep it small: most views have none.
final class LayoutAdjustmentsBox: Sendable {
    let value: LayoutAdjustments

    init(_ value: LayoutAdjustments) { self.value = value }
}

/// A policy that decides which of several conflicting required constraints to break.
@MainActor package protocol ConflictRecovery: AnyObject, Sendable {
    /// The priority of a broken constraint. In UIKit, it is higher than that of all constraints that aren't required, so
    /// that the constraint is violated as little as possible.
    var remainingPriority: Double { get }
    /// Returns the constraint to break first, or nil for UIKit's choice: the most recently added one.
    func constraintToBreak(among candidates: [NSLayoutConstraint]) -> NSLayoutConstraint?
    /// Returns whether a constraint should be broken before another one.
    func shouldBreak(_ constraint: NSLayoutConstraint, before other: NSLayoutConstraint) -> Bool
}

extension UIView {
    /// The host's adjustments of this view's layout, or nil if there are none.
    package var layoutAdjustments: LayoutAdjustments? { layoutState.adjustments }

    /// Changes the host's adjustments of this view's layout. They apply to the next layout.
    package func updateLayoutAdjustments(_ change: (inout LayoutAdjustments) -> Void) {
        var adjustments = layoutState.adjustments ?? LayoutAdjustments()
        change(&adjustments)
        layoutState.adjustments = adjustments
        nodeState.isAdjusted = true
        if let margins = adjustments.margins { layoutState.margins = .absolute(margins) }
        if let preserves = adjustments.preservesSuperviewMargins { layoutState.preservesSuperviewMargins = preserves }
        if let minimum = adjustments.minimumMargins { layoutState.systemMinimumMargins = minimum }
        if let safeArea = adjustments.safeArea { layoutState.safeAreaOverride = safeArea }
        if let tracking = adjustments.trackingTable { setTracking(tracking) }
        if let engine = nodeState.memberEngine {
            engine.isStructureDirty = true
            engine.root.uiView.setNeedsLayout()
        }
    }

    /// The margins that were set with `layoutMargins`; nil if none or directional ones were set.
    package var absoluteOwnMargins: UIEdgeInsets? {
        guard case .absolute(let margins) = layoutState.margins else { return nil }
        return margins
    }

    /// Whether margins were set on the view. Otherwise it has the default margins of its class.
    package var hasExplicitMargins: Bool {
        if case .unset = layoutState.margins { return false }
        return true
    }

    private func setTracking(_ table: TrackingTable) {
        setTrackingTable(table)
        invalidateIntrinsicContentSize()
    }
}
