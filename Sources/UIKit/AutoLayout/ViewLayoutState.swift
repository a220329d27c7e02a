import Foundation

/// What Auto Layout keeps with every view.
struct ViewLayoutState {
    var translatesAutoresizingMask = true
    var needsLayout = true
    var descendantNeedsLayout = true
    var needsUpdateConstraints = true
    /// True for the title label of a button, which takes part in layout only where constraints want it to.
    var isButtonTitle = false
    /// True while `layoutSubviews()` and what belongs to it run.
    var isLayingOut = false
    /// True while `updateConstraints()` runs.
    var isUpdatingConstraints = false
    /// True once it was said that layout of this view comes to no end.
    var isKnownLoop = false
    /// How many calls of hooks that may bring about themselves are under way.
    private var hookDepth: Int8 = 0
    /// True when a constraint from outside reaches into this view although its own frame is given, so that its
    /// subviews are solved together with its superview's.
    var isMerged = false
    /// True when the autoresizing mask stands as constraints beside the superview's: see `UIView+Springs.swift`.
    var isSprung = false
    /// Whether the mask could stand as constraints when engines last looked.
    var wantedSprings = false
    /// True while the engine hands out the frame it solved.
    var isAdoptingFrame = false
    /// Whether the view's frame is an input of layout rather than its outcome.
    var hasGivenFrame: Bool { translatesAutoresizingMask && !isSprung }
    /// Whether the document fixed the frame (`fixedFrame`) among views that constraints place.
    var isFixedFrame = false

    var huggingHorizontal: Float = 250
    var huggingVertical: Float = 250
    var compressionHorizontal: Float = 750
    var compressionVertical: Float = 750
    /// What a host says in place of UIKit; nil in a running app.
    var adjustments: LayoutAdjustments? {
        get { adjustmentsBox?.value }
        set { adjustmentsBox = newValue.map { LayoutAdjustmentsBox($0) } }
    }
    private var adjustmentsBox: LayoutAdjustmentsBox?

    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var systemGuides: [UILayoutGuide] = []

    /// Solves this view's descendants (and fits this view), when it is the root of an island of constraints.
    var engine: LayoutEngine?
    /// The engine that places this view, and its index there. It may outlive its root: what it has solved stays readable.
    var memberEngine: LayoutEngine?
    var memberIndex: Int32 = -1

    var margins: OwnMargins = .unset
    /// The least horizontal margins a controller's root view keeps.
    var systemMinimumMargins: NSDirectionalEdgeInsets?
    /// Safe area given by a host to a view without superview, or by a controller to its root view.
    var hostSafeArea: UIEdgeInsets?
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
