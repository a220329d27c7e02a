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
    /// True while the engine hands out the frame it solved.
    var isAdoptingFrame = false
    /// Whether the view's frame is an input of layout rather than its outcome.
    var hasGivenFrame: Bool { translatesAutoresizingMask && !isSprung }
    /// Frames that Interface Builder fixed on an otherwise constrained canvas.
    var isFixedFrame = false
    /// On a design canvas: frames that an owner would compute stay as the document has them.
    var keepsDesignFrames = false

    var huggingHorizontal: Float = 250
    var huggingVertical: Float = 250
    var compressionHorizontal: Float = 750
    var compressionVertical: Float = 750
    /// A size that stands in for the intrinsic one on the design canvas; −1 leaves a dimension out.
    var placeholderContentSize: CGSize?
    /// Changes the intrinsic size into what an old design canvas took it to be; set by `CanvasEra` alone.
    var canvasContentSize: (@MainActor (UIView, CGSize) -> CGSize)?
    /// The size that a view nothing else decides on has on a design canvas; set by `CanvasEra` alone.
    var canvasTemplateSize: CGSize?
    /// How much that width matters; set by `CanvasEra` alone.
    var canvasTemplatePriority: Float = 30
    /// How much that height matters; set by `CanvasEra` alone.
    var canvasHeightPriority: Float = 30
    /// How much the width matters that the view had before wrapped text was measured; set by `CanvasEra` alone.
    var canvasWidthPriority: Float?
    /// Counts calls of `invalidateIntrinsicContentSize`.
    var contentVersion: Int32 = 0

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
