import Foundation

/// UIKit's own state of a view's layout; the state that engines read is in `LayoutNodeState`.
package struct ViewLayoutState {
    package var needsLayout = true
    /// Whether `updateProperties()` was called since it was last required.
    var hasUpdatedProperties = false
    var descendantNeedsLayout = true
    var needsUpdateConstraints = true
    /// True for the title label of a button, which is part of the layout only if constraints refer to it.
    package var isButtonTitle = false
    /// True during `layoutSubviews()` and its related calls.
    var isLayingOut = false
    /// True while `updateConstraints()` runs.
    var isUpdatingConstraints = false
    /// True once an endless layout of this view was reported.
    var isKnownLoop = false
    /// The number of current calls of hooks that may call themselves again.
    private var hookDepth: Int8 = 0
    /// Whether the engine is applying the solved frame.
    var isAdoptingFrame = false
    /// The size that the document recorded, which layout ignores: subviews with a mask were placed for it. Nil once the view
    /// has another size.
    var recordedSize: CGSize?
    /// The initial state of the autoresizing mask; nil until it moved the view.
    var springStart: SpringStart?
    /// Whether the view is a stack whose constraints depend on its views' content.
    var measuresArrangedViews = false
    /// Whether the document fixed the frame (`fixedFrame`) among views with constraints.
    var isFixedFrame = false

    /// The values with which a host overrides UIKit's; nil in a running app.
    package var adjustments: LayoutAdjustments? {
        get { adjustmentsBox?.value }
        set { adjustmentsBox = newValue.map { LayoutAdjustmentsBox($0) } }
    }
    private var adjustmentsBox: LayoutAdjustmentsBox?

    /// Sorted by serial number.
    var constraints: [NSLayoutConstraint] = []
    /// An index of the constraints by view, created when a subview is removed. Nil after a constraint was added.
    var constraintIndex: ConstraintIndex?
    var guides: [UILayoutGuide] = []
    var systemGuides: [UILayoutGuide] = []

    var margins: OwnMargins = .unset
    /// The minimum horizontal margins of a controller's root view.
    var systemMinimumMargins: NSDirectionalEdgeInsets?
    /// The safe area that a host sets for a view without superview, or a controller for its root view.
    package var hostSafeArea: UIEdgeInsets?
    /// The safe area of which the view was last notified.
    var knownSafeArea = UIEdgeInsets.zero
    var preservesSuperviewMargins = false
    var insetsMarginsFromSafeArea = true
    var followsReadableWidth = false

    /// Counts a call of a hook; returns false if so many calls are in progress that they would not end.
    mutating func beginHook() -> Bool {
        guard hookDepth < 16 else { return false }
        hookDepth += 1
        return true
    }

    mutating func endHook() { hookDepth -= 1 }

    enum OwnMargins {
        case unset
        case absolute(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)
    }
}
