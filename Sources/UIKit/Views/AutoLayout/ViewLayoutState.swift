import Foundation

/// The layout state of a view that only UIKit reads; the state that engines read is in `LayoutNodeState`.
package struct ViewLayoutState {
    package var needsLayout = true
    /// Whether `updateProperties()` was called since it was last scheduled.
    var hasUpdatedProperties = false
    var descendantNeedsLayout = true
    var needsUpdateConstraints = true
    /// Whether the view is the title label of a button, which is part of the layout only if constraints refer to it.
    package var isButtonTitleLabel = false
    /// Whether `layoutSubviews()` or one of its related calls is running.
    var isLayingOut = false
    /// Whether `updateConstraints()` is running.
    var isUpdatingConstraints = false
    /// Whether an endless layout of this view was already reported.
    var hasReportedLoop = false
    /// The number of running calls of hooks that may call themselves recursively.
    private var hookDepth: Int8 = 0
    /// Whether the engine is applying the solved frame.
    var isApplyingFrame = false
    /// The size recorded in the document, which layout ignores. Subviews with an autoresizing mask were positioned for
    /// it. Nil once the view has another size.
    var recordedSize: CGSize?
    /// The frame on which the autoresizing mask is based; nil until the mask moved the view.
    var autoresizingBaseline: AutoresizingBaseline?
    /// Whether the view is a stack whose constraints depend on the content of its views.
    var measuresArrangedViews = false
    /// Whether the document fixed the frame (`fixedFrame`) among views with constraints.
    var isFixedFrame = false

    /// The host's adjustments of the layout; nil in a running app.
    package var adjustments: LayoutAdjustments? {
        get { adjustmentsBox?.value }
        set { adjustmentsBox = newValue.map { LayoutAdjustmentsBox($0) } }
    }
    private var adjustmentsBox: LayoutAdjustmentsBox?

    /// The constraints that the view holds, sorted by serial number.
    var constraints: [NSLayoutConstraint] = []
    /// An index of the constraints by view, created when a subview is removed, and discarded when a constraint is
    /// added.
    var constraintIndex: ConstraintIndex?
    var guides: [UILayoutGuide] = []
    var systemGuides: [UILayoutGuide] = []

    var margins: ExplicitMargins = .unset
    /// The minimum horizontal margins of a controller's root view.
    var systemMinimumMargins: NSDirectionalEdgeInsets?
    /// The safe area that a host sets for a view without superview, or a controller for its root view.
    package var safeAreaOverride: UIEdgeInsets?
    /// The safe area that the view was last notified of.
    var lastReportedSafeArea = UIEdgeInsets.zero
    var preservesSuperviewMargins = false
    var insetsMarginsFromSafeArea = true
    var limitsMarginsToReadableWidth = false

    /// Counts a call of a hook. Returns false if too many calls are nested, because they would probably not end.
    mutating func beginHookCall() -> Bool {
        guard hookDepth < 16 else { return false }
        hookDepth += 1
        return true
    }

    mutating func endHookCall() { hookDepth -= 1 }

    enum ExplicitMargins {
        case unset
        case absolute(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)
    }
}
