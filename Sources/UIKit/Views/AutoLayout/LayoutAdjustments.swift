import CellSimAutoLayout
import CellSimText
import Foundation

/// Overrides UIKit's values in the layout of a view, on behalf of a host. Views of a running app have none.
///
/// All values are optional: nil keeps UIKit's value. Lengths are points in the view's own coordinates.
package struct LayoutAdjustments: Sendable {
    /// A size for dimensions that the view's content does not define, with priorities for width and height.
    package struct FallbackSize: Sendable {
        /// The size; −1 leaves a dimension undefined.
        package var size: CGSize
        package var widthPriority: Float
        package var heightPriority: Float

        /// Creates a fallback size. Priorities of 30 yield to every constraint that an app may add.
        package init(_ size: CGSize, widthPriority: Float = 30, heightPriority: Float = 30) {
            (self.size, self.widthPriority, self.heightPriority) = (size, widthPriority, heightPriority)
        }
    }

    /// A closure that changes the intrinsic content size. It receives the view and UIKit's size, −1 for an undefined
    /// dimension.
    package var contentSize: (@MainActor @Sendable (UIView, CGSize) -> CGSize)?
    /// A content size that replaces the intrinsic size and does not wrap; −1 leaves a dimension undefined.
    package var placeholderSize: CGSize?
    package var fallback: FallbackSize?
    /// The insets from the frame to the alignment rectangle.
    package var alignmentInsets: UIEdgeInsets?
    /// The priority at which the view keeps its width from before its wrapped text is measured.
    package var preservedWidthPriority: Float?
    /// Whether a proportional stack measures only the view's intrinsic size, and not the constraints inside.
    package var measuresIntrinsicLengthOnly = false
    /// Whether frames that an owner would compute (a cell's content view, a collection's cells) remain unchanged.
    package var preservesAssignedFrames = false
    /// The recovery from contradictory required constraints, in the island whose root is this view.
    package var recovery: (any ConflictRecovery)?
    /// The letter spacing of the view's own text.
    package var trackingTable: TrackingTable?
    /// The layout margins of the view.
    package var margins: UIEdgeInsets?
    package var preservesSuperviewMargins: Bool?
    /// The minimum horizontal margins of the view.
    package var minimumMargins: NSDirectionalEdgeInsets?
    package var safeArea: UIEdgeInsets?

    package init() {}
}

/// Stores adjustments outside the layout state, because most views have none.
final class LayoutAdjustmentsBox: Sendable {
    let value: LayoutAdjustments

    init(_ value: LayoutAdjustments) { self.value = value }
}

/// Decides which of several contradictory required constraints to break.
@MainActor package protocol ConflictRecovery: AnyObject, Sendable {
    /// The priority of a broken constraint. UIKit violates it by as little as possible, and satisfies it before all
    /// constraints that are not required.
    var remainingPriority: Double { get }
    /// Returns the constraint to break; nil leaves the choice to UIKit, which breaks the most recently added one.
    func constraintToBreak(among candidates: [NSLayoutConstraint]) -> NSLayoutConstraint?
    /// Returns whether a constraint is broken before another one.
    func shouldBreak(_ constraint: NSLayoutConstraint, before other: NSLayoutConstraint) -> Bool
}

extension UIView {
    /// The host's adjustments for this view; nil if there are none.
    package var layoutAdjustments: LayoutAdjustments? { layoutState.adjustments }

    /// Changes the host's adjustments for this view; the next layout applies them.
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

    /// The absolute margins that were set on this view; nil if no margins or directional margins were set.
    package var absoluteOwnMargins: UIEdgeInsets? {
        guard case .absolute(let margins) = layoutState.margins else { return nil }
        return margins
    }

    /// Whether margins were set on the view, so that it does not use its class's default.
    package var hasExplicitMargins: Bool {
        if case .unset = layoutState.margins { return false }
        return true
    }

    private func setTracking(_ table: TrackingTable) {
        setTrackingTable(table)
        invalidateIntrinsicContentSize()
    }
}
