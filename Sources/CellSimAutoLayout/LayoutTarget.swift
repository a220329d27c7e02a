/// What constraints know a view or a guide by: it stays when its object has gone, and then leads nowhere.
///
/// Weak references would do the same, but an object that has one counts all its references in a table next to it,
/// which makes each use of a view several times slower. The object ends its state in its `deinit`.
@MainActor @safe @usableFromInline package class LayoutTarget {
    /// Nil for a view.
    @usableFromInline package final let role: LayoutGuideState.Role?
    /// The engine that places the view or guide, and its index there. It may outlive its root: what it has solved stays
    /// readable.
    @inlinable package final var memberEngine: LayoutEngine? {
        get { unsafe engineReference }
        set { unsafe engineReference = newValue }
    }
    // Unchecked: for speed; layout is on the main thread alone.
    @usableFromInline @exclusivity(unchecked) nonisolated(unsafe) final var engineReference: LayoutEngine?
    @safe @exclusivity(unchecked) package final var memberIndex: Int32 = -1

    fileprivate init(_ role: LayoutGuideState.Role?) { self.role = role }

    /// The view itself, or the guide's owner; nil once either is gone.
    package final var node: LayoutNodeState? {
        guard role != nil else {
            let state = unsafe unsafeDowncast(self, to: LayoutNodeState.self)
            return state.isGone ? nil : state
        }
        return unsafe unsafeDowncast(self, to: LayoutGuideState.self).owner
    }

    /// The state as a guide's; nil for a view's.
    package final var guide: LayoutGuideState? {
        role == nil ? nil : unsafe unsafeDowncast(self, to: LayoutGuideState.self)
    }

    fileprivate nonisolated final func leaveEngine() { unsafe engineReference = nil }
}

/// What layout keeps with every view.
@safe @usableFromInline package final class LayoutNodeState: LayoutTarget {
    /// The view. May be asked only while it is there.
    package var view: any LayoutNode {
        guard let view = unsafe reference else { preconditionFailure("layout uses a view that no longer exists") }
        return view
    }
    // Unchecked: for speed; the view clears it in its `deinit`, and layout is on the main thread alone.
    @exclusivity(unchecked) private nonisolated(unsafe) unowned(unsafe) var reference: (any LayoutNode)?
    package var isGone: Bool { unsafe reference == nil }

    @safe @usableFromInline @exclusivity(unchecked) package var translatesAutoresizingMask = true
    /// True when a constraint from outside reaches into this view although its own frame is given, so that its
    /// children are solved together with its parent's.
    @safe @usableFromInline @exclusivity(unchecked) package var isMerged = false
    /// True when the autoresizing mask stands as constraints next to the parent's: see `AxisSprings`.
    @safe @usableFromInline @exclusivity(unchecked) package var isSprung = false
    /// Whether the mask could stand as constraints when engines last looked.
    @safe @usableFromInline @exclusivity(unchecked) package var wantedSprings = false
    /// Whether the view, which constraints place, still has the frame that its document recorded.
    @safe @usableFromInline @exclusivity(unchecked) package var hasRecordedFrame = false
    /// Whether a host overrides values of the view: see `LayoutNode.nodeAdjustments`.
    @safe @usableFromInline @exclusivity(unchecked) package var isAdjusted = false
    /// Whether the view's frame is an input of layout rather than its outcome.
    @inlinable package var hasGivenFrame: Bool { translatesAutoresizingMask && !isSprung }

    @safe @usableFromInline @exclusivity(unchecked) package var huggingHorizontal: Float = 250
    @safe @usableFromInline @exclusivity(unchecked) package var huggingVertical: Float = 250
    @safe @usableFromInline @exclusivity(unchecked) package var compressionHorizontal: Float = 750
    @safe @usableFromInline @exclusivity(unchecked) package var compressionVertical: Float = 750

    /// Solves this view's descendants (and fits this view), when it is the root of an island of constraints.
    @inlinable package var engine: LayoutEngine? {
        get { unsafe ownEngineReference }
        set { unsafe ownEngineReference = newValue }
    }
    // Unchecked: for speed; layout is on the main thread alone.
    @usableFromInline @exclusivity(unchecked) nonisolated(unsafe) var ownEngineReference: LayoutEngine?

    /// The state of a view that is still to be said.
    package init() { super.init(nil) }

    /// Says whose state it is.
    package func begin(_ view: any LayoutNode) {
        unsafe reference = view
        scrollsContent = view.scrollsContent
    }

    /// Whether edges mean a scrolled content for constraints from inside.
    @safe @exclusivity(unchecked) private(set) var scrollsContent = false

    /// The state of the view that this one lies in. Not kept alive: the view says when it is another, or none.
    package var parent: LayoutNodeState? {
        get { unsafe parentReference }
        set { unsafe parentReference = newValue }
    }
    // Unchecked: for speed; the parent clears it when it goes, and layout is on the main thread alone.
    @exclusivity(unchecked) private nonisolated(unsafe) unowned(unsafe) var parentReference: LayoutNodeState?

    /// The parent goes. To be called in its `deinit`.
    package nonisolated func parentIsGone() { unsafe parentReference = nil }

    /// The view goes. To be called in its `deinit`.
    package nonisolated func end() {
        unsafe reference = nil
        unsafe ownEngineReference?.rootIsGone()
        unsafe ownEngineReference = nil
        leaveEngine()
    }

    /// True when the view's frame is given from outside, so that its inside is solved apart.
    package var isIslandRoot: Bool { (hasGivenFrame && !isMerged) || parent == nil }

    func isDescendant(of other: LayoutNodeState) -> Bool {
        var current: LayoutNodeState? = self
        while let state = current {
            if state === other { return true }
            current = state.parent
        }
        return false
    }
}

/// What layout keeps with every guide.
@safe @usableFromInline package final class LayoutGuideState: LayoutTarget {
    /// What a guide follows.
    @usableFromInline package enum Role: Sendable {
        /// Constraints.
        case free
        case safeArea, margins, readable
        /// The old guides of controllers: lines of height 0 at the edges of the safe area.
        case topBar, bottomBar
        /// A scroll view's content and visible rectangle.
        case scrollContent, scrollFrame
        /// Where a keyboard would be: a line at the lower edge of the safe area.
        case keyboard
    }

    /// The guide.
    package var guideObject: AnyObject? { unsafe reference }
    // Unchecked: for speed; the guide holds this object, and layout is on the main thread alone.
    @exclusivity(unchecked) private nonisolated(unsafe) unowned(unsafe) var reference: AnyObject?
    /// The view in whose coordinates the guide lies; it is not kept alive.
    package var owner: LayoutNodeState? {
        get { (unsafe reference) == nil || (ownerState?.isGone ?? true) ? nil : ownerState }
        set { ownerState = newValue }
    }
    @safe @exclusivity(unchecked) private var ownerState: LayoutNodeState?

    package init(_ role: Role = .free) { super.init(role) }

    /// Says whose state it is.
    package func begin(_ guide: AnyObject) { unsafe reference = guide }

    /// The guide goes. To be called in its `deinit`.
    package nonisolated func end() {
        unsafe reference = nil
        leaveEngine()
    }
}
