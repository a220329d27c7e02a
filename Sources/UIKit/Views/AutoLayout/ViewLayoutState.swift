import Foundation

/// The layout state of a view. State that layout engines also use is in `LayoutNodeState`.
package struct ViewLayoutState {
    package var needsLayout = true
    /// Whether `updateProperties()` was called since it was last scheduled.
    var hasUpdatedProperties = false
    var descendantNeedsLayout = true
    var needsUpdateConstraints = true
    /// Whether the view is the title label of a button, which takes part in Auto Layout only if constraints refer to it.
    package var isButtonTitleLabel = false
    /// Whether `layoutSubviews()` or a related callback is running.
    var isLayingOut = false
    /// Whether `updateConstraints()` is running.
    var isUpdatingConstraints = false
    /// Whether a layout feedback loop of this view was already reported.
    var hasReportedLoop = false
    /// The current nesting depth of hooks that can recurse, such as `layoutMarginsDidChange()`.
    private var hookDepth: Int8 = 0
    /// Whether the engine is applying the solved frame.
    var isApplyingFrame = false
    /// The size in the document, to which the frames of subviews with an autoresizing mask refer. Layout ignores it. Nil
    /// after the view was resized.
    var recordedSize: CGSize?
    /// The frame on which the autoresizing mask is based; nil until the mask is first applied.
    var autoresizingBaseline: AutoresizingBaseline?
    /// Whether the view is a stack view whose constraints depend on the content of its arranged views.
    var measuresArrangedViews = false
    /// Whether the document sets `fixedFrame`, for a view without constraints.
    var isFixedFrame = false

    /// The host's adjustments of the layout; nil in an app.
    package var adjustments: LayoutAdjustments? {
        get { adjustmentsBox?.value }
        set { adjustmentsBox = newValue.map { LayoutAdjustmentsBox($0) } }
    }
    private var adjustmentsBox: LayoutAdjustmentsBox?

    /// The active constraints of the view, sorted by serial number.
    var constraints: [NSLayoutConstraint] = []
    /// An index of `constraints`, which is created when a subview is removed and discarded when a constraint is added.
    var constraintIndex: ConstraintIndex?
    var guides: [UILayoutGuide] = []
    var systemGuides: [UILayoutGuide] = []

    var margins: ExplicitMargins = .unset
    /// The minimum horizontal margins of a controller's root view.
    var systemMinimumMargins: NSDirectionalEdgeInsets?
    /// The safe area that a host or controller sets instead of the inherited one.
    package var safeAreaOverride: UIEdgeInsets?
    /// The safe area at the last notification.
    var lastReportedSafeArea = UIEdgeInsets.zero
    var preservesSuperviewMargins = false
    var insetsMarginsFromSafeArea = true
    var limitsMarginsToReadableWidth = false

    /// Begins a call of a hook. Returns false if the calls are nested too deeply, which indicates infinite recursion.
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
