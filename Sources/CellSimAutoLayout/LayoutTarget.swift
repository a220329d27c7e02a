/// The identity of a view or a guide in constraints. It may outlive the view or guide. Its references are nil then.
///
/// Weak references would have the same effect. But an object with weak references stores its reference counts in a side
/// table, which makes each use of a view several times slower. Instead, the object detaches its state in its `deinit`.
@MainActor @safe @usableFromInline package class LayoutTarget {
    /// The role of a guide; nil for a view.
    @usableFromInline package final let role: LayoutGuideState.Role?
    /// The engine that lays out the view or guide, and the index of its item in the engine. The engine may outlive its root:
    /// its solution remains readable.
    @inlinable package final var memberEngine: LayoutEngine? {
        get { unsafe engineReference }
        set { unsafe engineReference = newValue }
    }
    // Unchecked: checks would be slow, and layout runs only on the main thread.
    @usableFromInline @exclusivity(unchecked) nonisolated(unsafe) final var engineReference: LayoutEngine?
    @safe @exclusivity(unchecked) package final var memberIndex: Int32 = -1

    fileprivate init(_ role: LayoutGuideState.Role?) { self.role = role }

    /// The view's own state, or that of the guide's owner; nil after the view was deallocated.
    package final var node: LayoutNodeState? {
        guard role != nil else {
            let state = unsafe unsafeDowncast(self, to: LayoutNodeState.self)
            return state.isDeallocated ? nil : state
        }
        return unsafe unsafeDowncast(self, to: LayoutGuideState.self).owner
    }

    /// The state of a guide; nil for a view.
    package final var guide: LayoutGuideState? {
        role == nil ? nil : unsafe unsafeDowncast(self, to: LayoutGuideState.self)
    }

    fileprivate nonisolated final func leaveEngine() { unsafe engineReference = nil }
}

/// The data that layout stores for every view.
@safe @usableFromInline package final class LayoutNodeState: LayoutTarget {
    /// The view. Access it only while the view exists.
    package var view: any LayoutNode {
        guard let view = unsafe reference else { preconditionFailure("layout uses a view that no longer exists") }
        return view
    }
    // Unchecked: checks would be slow. The view clears the reference in its `deinit`; layout runs only on the main thread.
    @exclusivity(unchecked) private nonisolated(unsafe) unowned(unsafe) var reference: (any LayoutNode)?
    package var isDeallocated: Bool { unsafe reference == nil }

    @safe @usableFromInline @exclusivity(unchecked) package var translatesAutoresizingMask = true
    /// A Boolean value that indicates whether a constraint from outside refers to content of this view although the view's
    /// own frame is constant. The subviews are then solved together with those of the superview.
    @safe @usableFromInline @exclusivity(unchecked) package var isMerged = false
    /// A Boolean value that indicates whether the autoresizing mask is converted to constraints in the superview's island;
    /// see `AxisSprings`.
    @safe @usableFromInline @exclusivity(unchecked) package var convertsAutoresizingMask = false
    /// A Boolean value that indicates whether the mask could be converted to constraints when an engine last checked.
    @safe @usableFromInline @exclusivity(unchecked) package var couldConvertAutoresizingMask = false
    /// A Boolean value that indicates whether a view that constraints position still has the frame from its document.
    @safe @usableFromInline @exclusivity(unchecked) package var hasRecordedFrame = false
    /// A Boolean value that indicates whether a host overrides values of the view; see `LayoutNode.nodeAdjustments`.
    @safe @usableFromInline @exclusivity(unchecked) package var isAdjusted = false
    /// A Boolean value that indicates whether the view's frame is an input of layout rather than a result.
    @inlinable package var hasGivenFrame: Bool { translatesAutoresizingMask && !convertsAutoresizingMask }

    @safe @usableFromInline @exclusivity(unchecked) package var huggingHorizontal: Float = 250
    @safe @usableFromInline @exclusivity(unchecked) package var huggingVertical: Float = 250
    @safe @usableFromInline @exclusivity(unchecked) package var compressionHorizontal: Float = 750
    @safe @usableFromInline @exclusivity(unchecked) package var compressionVertical: Float = 750

    /// The engine that lays out the view's descendants and computes the view's fitting size. It is nil unless the view is the
    /// root of an island.
    @inlinable package var engine: LayoutEngine? {
        get { unsafe ownEngineReference }
        set { unsafe ownEngineReference = newValue }
    }
    // Unchecked: checks would be slow, and layout runs only on the main thread.
    @usableFromInline @exclusivity(unchecked) nonisolated(unsafe) var ownEngineReference: LayoutEngine?

    /// Creates a state without a view.
    package init() { super.init(nil) }

    /// Sets the view of the state.
    package func attach(_ view: any LayoutNode) {
        unsafe reference = view
        scrollsContent = view.scrollsContent
    }

    /// A Boolean value that indicates whether constraints of subviews refer to the edges of the scrollable content.
    @safe @exclusivity(unchecked) private(set) var scrollsContent = false

    /// The state of the superview. It isn't retained; the view updates it.
    package var parent: LayoutNodeState? {
        get { unsafe parentReference }
        set { unsafe parentReference = newValue }
    }
    // Unchecked: checks would be slow. The parent clears the reference in its `deinit`; layout runs only on the main thread.
    @exclusivity(unchecked) private nonisolated(unsafe) unowned(unsafe) var parentReference: LayoutNodeState?

    /// Clears the parent. Call it in the parent's `deinit`.
    package nonisolated func clearParent() { unsafe parentReference = nil }

    /// Removes the references to the view and its engines. Call it in the view's `deinit`.
    package nonisolated func detach() {
        unsafe reference = nil
        unsafe ownEngineReference?.rootWasDeallocated()
        unsafe ownEngineReference = nil
        leaveEngine()
    }

    /// A Boolean value that indicates whether the view's frame is an input, so that its content is solved separately.
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

/// The data that layout stores for every guide.
@safe @usableFromInline package final class LayoutGuideState: LayoutTarget {
    /// The area that a guide represents.
    @usableFromInline package enum Role: Sendable {
        /// A guide that constraints position.
        case free
        case safeArea, margins, readable
        /// The deprecated guides of view controllers: lines of height 0 at the edges of the safe area.
        case topBar, bottomBar
        /// The content area and the visible rectangle of a scroll view.
        case scrollContent, scrollFrame
        /// The keyboard's position: a line at the lower edge of the safe area.
        case keyboard
    }

    /// The guide.
    package var guideObject: AnyObject? { unsafe reference }
    // Unchecked: checks would be slow. The guide owns this object, and layout runs only on the main thread.
    @exclusivity(unchecked) private nonisolated(unsafe) unowned(unsafe) var reference: AnyObject?
    /// The view in whose coordinates the guide is positioned. It isn't retained.
    package var owner: LayoutNodeState? {
        get { (unsafe reference) == nil || (ownerState?.isDeallocated ?? true) ? nil : ownerState }
        set { ownerState = newValue }
    }
    @safe @exclusivity(unchecked) private var ownerState: LayoutNodeState?

    package init(_ role: Role = .free) { super.init(role) }

    /// Sets the guide of the state.
    package func attach(_ guide: AnyObject) { unsafe reference = guide }

    /// Removes the references to the guide and its engine. Call it in the guide's `deinit`.
    package nonisolated func detach() {
        unsafe reference = nil
        leaveEngine()
    }
}
