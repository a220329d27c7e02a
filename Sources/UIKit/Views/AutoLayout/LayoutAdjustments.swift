import CellSimAutoLayout
import CellSimText
import Foundation

/// The values with which a host overrides UIKit's own in a view's layout. Views of a running app have none.
///
/// Everything is optional: nil keeps UIKit's value. Lengths are points in the view's own coordinates.
package struct LayoutAdjustments: Sendable {
    /// A size for dimensions that a view's content does not define, with the priorities of its width and height.
    package struct Fallback: Sendable {
        /// −1 leaves a dimension undefined.
        package var size: CGSize
        package var widthPriority: Float
        package var heightPriority: Float

        /// Priorities of 30 yield to every constraint that an app may add.
        package init(_ size: CGSize, widthPriority: Float = 30, heightPriority: Float = 30) {
            (self.size, self.widthPriority, self.heightPriority) = (size, widthPriority, heightPriority)
        }
    }

    /// Changes the intrinsic content size; receives the view and UIKit's own size, −1 for an undefined dimension.
    package var contentSize: (@MainActor @Sendable (UIView, CGSize) -> CGSize)?
    /// A content size that replaces the intrinsic one and is not wrapped; −1 leaves a dimension undefined.
    package var placeholderSize: CGSize?
    package var fallback: Fallback?
    /// The alignment rectangle's distances from the frame.
    package var alignmentInsets: UIEdgeInsets?
    /// The priority at which the view keeps the width it has before wrapped text is measured.
    package var heldWidthPriority: Float?
    /// Whether a proportional stack measures this view by its intrinsic size alone, not by the constraints inside.
    package var hasIntrinsicLengthOnly = false
    /// Whether frames that an owner would compute (a cell's content view, a collection's cells) stay as they are.
    package var keepsGivenFrames = false
    /// The resolution of contradictory required constraints, in the island whose root this view is.
    package var recovery: (any ConflictRecovery)?
    /// The letter spacing of the view's own text.
    package var tracking: TrackingTable?
    /// The view's own margins.
    package var margins: UIEdgeInsets?
    package var preservesSuperviewMargins: Bool?
    /// The minimum horizontal margins of the view.
    package var minimumMargins: NSDirectionalEdgeInsets?
    package var safeArea: UIEdgeInsets?

    package init() {}
}

/// Stores adjustments outside of the state of views, most of which have none.
final class LayoutAdjustmentsBox: Sendable {
    let value: LayoutAdjustments

    init(_ value: LayoutAdjustments) { self.value = value }
}

/// Decides which of several contradictory required constraints are broken.
@MainActor package protocol ConflictRecovery: AnyObject, Sendable {
    /// The priority of a broken constraint. UIKit violates it by as little as possible, before all constraints that are not
    /// required.
    var remainingPriority: Double { get }
    /// The constraint to break; nil leaves the choice to UIKit, which breaks the one that was added last.
    func firstToYield(among candidates: [NSLayoutConstraint]) -> NSLayoutConstraint?
    /// Whether a constraint is broken before another.
    func yields(_ constraint: NSLayoutConstraint, before other: NSLayoutConstraint) -> Bool
}

extension UIView {
    /// The host's adjustments of this view; nil if there are none.
    package var layoutAdjustments: LayoutAdjustments? { layoutState.adjustments }

    /// Changes the host's adjustments of this view; the next layout uses them.
    package func adjustLayout(_ change: (inout LayoutAdjustments) -> Void) {
        var adjustments = layoutState.adjustments ?? LayoutAdjustments()
        change(&adjustments)
        layoutState.adjustments = adjustments
        nodeState.isAdjusted = true
        if let margins = adjustments.margins { layoutState.margins = .absolute(margins) }
        if let preserves = adjustments.preservesSuperviewMargins { layoutState.preservesSuperviewMargins = preserves }
        if let minimum = adjustments.minimumMargins { layoutState.systemMinimumMargins = minimum }
        if let area = adjustments.safeArea { layoutState.hostSafeArea = area }
        if let tracking = adjustments.tracking { setTracking(tracking) }
        if let engine = nodeState.memberEngine {
            engine.isStructureDirty = true
            engine.root.uiView.setNeedsLayout()
        }
    }

    /// The margins that were set on this view in absolute terms; nil if none or directional ones were set.
    package var absoluteOwnMargins: UIEdgeInsets? {
        guard case .absolute(let margins) = layoutState.margins else { return nil }
        return margins
    }

    /// Whether the view has margins of its own, rather than its class's.
    package var hasOwnMargins: Bool {
        if case .unset = layoutState.margins { return false }
        return true
    }

    private func setTracking(_ era: TrackingTable) {
        setTrackingOfText(era)
        invalidateIntrinsicContentSize()
    }
}
