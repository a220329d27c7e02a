import CellSimSolver
import Foundation

/// A view or guide with the variables of its frame in the superview's coordinates, in points.
@MainActor @safe struct LayoutItem {
    /// The view; nil for a guide. The item doesn't retain the view: the root owns its views, and the engine doesn't access
    /// them after the structure changed.
    var node: LayoutNodeState? { unsafe nodeReference?.takeUnretainedValue() }
    // `unowned(unsafe)` can't be used. In debug builds, an optional struct that contains such a nil reference is itself
    // treated as nil, so a loop over items would end at the first guide.
    private let nodeReference: Unmanaged<LayoutNodeState>?
    let x, y, width, height: Variable
    /// The size of the scrollable content; nil unless constraints can determine it.
    var contentWidth, contentHeight: Variable?
    /// The indices of the rows for the intrinsic size; −1 if there is none.
    var compressionWidth: Int32 = -1
    var huggingWidth: Int32 = -1
    var compressionHeight: Int32 = -1
    var huggingHeight: Int32 = -1
    /// The preferred size of the content, and its size at the width from the first solution.
    var contentSize = CGSize(width: -1, height: -1)
    var wrappedSize = CGSize(width: -1, height: -1)
    var wraps = false
    var solvedFrame = CGRect.zero
    /// The view whose coordinates the frame uses: the superview, or a guide's owner. It isn't retained.
    var coordinateNode: LayoutNodeState? { unsafe coordinateNodeReference?.takeUnretainedValue() }
    private let coordinateNodeReference: Unmanaged<LayoutNodeState>?
    /// The exact origin and the rounded origin, in pixels of the engine's root.
    var exactOrigin = CGPoint.zero
    var roundedOrigin = CGPoint.zero
    /// The changes of the view that have not been applied to the rows.
    var changes: LayoutChanges = []
    /// A Boolean value that indicates whether the view or guide was removed. Its variables can then be reused.
    var isVacant = false
    /// The range of rows for the constraints that the view owns, until one of them is edited; see `LayoutEngine.ownRows`.
    var firstRow: Int32 = 0
    var rowCount: Int32 = 0
    /// The superview's item, if it is in this engine and the superview's frame isn't constant; otherwise −1.
    var outerIndex: Int32 = -1

    mutating func clearContentRows() {
        (compressionWidth, huggingWidth, compressionHeight, huggingHeight) = (-1, -1, -1, -1)
    }
    var contentRows: [Int32] { [compressionWidth, huggingWidth, compressionHeight, huggingHeight].filter { $0 >= 0 } }

    /// Returns whether the item belongs to a view. Can be called after the item's view was deallocated.
    func belongsTo(_ node: LayoutNodeState) -> Bool {
        unsafe nodeReference?.toOpaque() == Unmanaged.passUnretained(node).toOpaque()
    }

    init(
        _ node: LayoutNodeState?, in coordinateNode: LayoutNodeState?, x: Variable, y: Variable, width: Variable,
        height: Variable
    ) {
        unsafe nodeReference = node.map { unsafe Unmanaged.passUnretained($0) }
        unsafe coordinateNodeReference = coordinateNode.map { unsafe Unmanaged.passUnretained($0) }
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
}

/// A row of the tableau: a constraint or an intrinsic size.
@MainActor @safe package struct LayoutRow {
    /// The constraint; nil for a row of an intrinsic size.
    package let constraint: (any LayoutConstraint)?
    /// The view that holds the constraint. It isn't retained.
    var holder: LayoutNodeState { unsafe holderReference }
    private unowned(unsafe) let holderReference: LayoutNodeState
    var id: ConstraintID?
    /// A Boolean value that indicates whether the constant depends on margins, safe areas or constant frames.
    var dependsOnGeometry = false
    /// The constraint's priority and constant when the row was updated, and a hash of the fractions of sizes in it.
    var priority: Float = 0
    var constant: CGFloat = 0
    var fractionHash: CGFloat = 0

    init(constraint: (any LayoutConstraint)?, holder: LayoutNodeState, lowered: Lowering = Lowering()) {
        unsafe holderReference = holder
        self.constraint = constraint
        (dependsOnGeometry, fractionHash) = (lowered.dependsOnGeometry, lowered.fractionHash)
        if let constraint { (priority, constant) = (constraint.priorityValue, constraint.constant) }
    }
}

/// The kinds of changes that a view reports to its engine.
@frozen @usableFromInline package struct LayoutChanges: OptionSet, Sendable {
    @usableFromInline package let rawValue: UInt8

    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Constraints were added or removed, or their priorities or constants changed.
    @inlinable package static var constraints: LayoutChanges { LayoutChanges(rawValue: 1) }
    @inlinable package static var content: LayoutChanges { LayoutChanges(rawValue: 2) }
    @inlinable package static var contentPriorities: LayoutChanges { LayoutChanges(rawValue: 4) }
    /// Subviews or guides were added.
    @inlinable package static var members: LayoutChanges { LayoutChanges(rawValue: 8) }
}
