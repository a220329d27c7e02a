import Foundation

/// What UIKit keeps with every view for its layout; what engines look at is in `LayoutNodeState`.
package struct ViewLayoutState {
    package var needsLayout = true
    /// Whether `updateProperties()` was called since it last fell due.
    var hasUpdatedProperties = false
    var descendantNeedsLayout = true
    var needsUpdateConstraints = true
    /// True for the title label of a button, which takes part in layout only where constraints want it to.
    package var isButtonTitle = false
    /// True while `layoutSubviews()` and what belongs to it run.
    var isLayingOut = false
    /// True while `updateConstraints()` runs.
    var isUpdatingConstraints = false
    /// True once it was said that layout of this view comes to no end.
    var isKnownLoop = false
    /// How many calls of hooks that may bring about themselves are under way.
    private var hookDepth: Int8 = 0
    /// Whether the engine is applying the solved frame.
    var isAdoptingFrame = false
    /// The size that the document recorded, hidden from layout: subviews with a mask were placed for it. Nil once the view has
    /// another one.
    var recordedSize: CGSize?
    /// What the autoresizing mask started from; nil until it moved the view.
    var springStart: SpringStart?
    /// Whether the view is a stack whose constraints depend on what the views in it contain.
    var measuresArrangedViews = false
    /// Whether the document fixed the frame (`fixedFrame`) among views that constraints place.
    var isFixedFrame = false

    /// The values with which a host overrides UIKit's; nil in a running app.
    package var adjustments: LayoutAdjustments? {
        get { adjustmentsBox?.value }
        set { adjustmentsBox = newValue.map { LayoutAdjustmentsBox($0) } }
    }
    private var adjustmentsBox: LayoutAdjustmentsBox?

    /// By ascending serial number.
    var constraints: [NSLayoutConstraint] = []
    /// Which of them name a view, once a subview left. Nil after one was added.
    var constraintIndex: ConstraintIndex?
    var guides: [UILayoutGuide] = []
    var systemGuides: [UILayoutGuide] = []

    var margins: OwnMargins = .unset
    /// The least horizontal margins a controller's root view keeps.
    var systemMinimumMargins: NSDirectionalEdgeInsets?
    /// Safe area given by a host to a view without superview, or by a controller to its root view.
    package var hostSafeArea: UIEdgeInsets?
    /// The safe area of which the view was last notified.
    var knownSafeArea = UIEdgeInsets.zero
    var preservesSuperviewMargins = false
    var insetsMarginsFromSafeArea = true
    var followsReadableWidth = false

    /// Counts a call of a hook; false when so many are under way that they come to no end.
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
