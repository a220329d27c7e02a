import CellSimSolver
import Foundation

/// Solves an island of constraints: a root view with a given size, and the descendants whose frames are determined by
/// constraints.
///
/// A view whose autoresizing mask is translated has a constant frame. It is the root of its own island, and a constant in
/// its superview's island, unless a constraint crosses its boundary (`LayoutNodeState.isMerged`). Every view has four
/// variables in its superview's coordinates. Constraints between siblings therefore have few terms, and deeply nested chains
/// cost no more than flat ones.
///
/// - Complexity: Building costs one solver insertion per row; an edit re-solves only the affected part.
@usableFromInline @MainActor @safe package final class LayoutEngine {
    /// The state of the view that owns this engine. It isn't retained.
    package var root: LayoutNodeState { unsafe rootReference }
    private unowned(unsafe) let rootReference: LayoutNodeState
    // Only short statements that call no code outside this folder change the unchecked properties below.
    @safe @exclusivity(unchecked) var items: [LayoutItem] = []
    @safe @exclusivity(unchecked) var itemIndex: [ObjectIdentifier: Int32] = [:]
    @safe @exclusivity(unchecked) package internal(set) var rows: [LayoutRow] = []
    /// The current constants of the rows. Solver states apply the differences to their solvers.
    @safe @exclusivity(unchecked) var targetConstants: [Double] = []
    /// A solver with all rows except those that fix the root's size.
    @safe @exclusivity(unchecked) var base = Solver()
    /// The constants of the rows in `base`.
    var baseConstants: [Double] = []
    @safe @exclusivity(unchecked) var layout: LayoutSolverState? {
        didSet { ambiguityCache = nil }
    }
    /// The ambiguities of `layout` (item index, axis and part), computed by the first query.
    var ambiguityCache: [(item: Int, axis: LayoutAxis, part: OpenPart)]?
    @safe @exclusivity(unchecked) var fitting: LayoutSolverState?
    @safe @exclusivity(unchecked) var terms: [Term] = []
    @inlinable package var isStructureDirty: Bool {
        get { unsafe structureIsDirty }
        set { unsafe structureIsDirty = newValue }
    }
    // Unchecked: checks would be slow, and layout runs only on the main thread.
    @usableFromInline @exclusivity(unchecked) nonisolated(unsafe) var structureIsDirty = true
    /// A Boolean value that indicates whether fitting sizes were computed since the root was last solved for its own size.
    var isSolutionDirty = true
    /// A Boolean value that indicates whether margins, safe areas, constant frames or alignment rectangles changed.
    package var areConstantsDirty = true
    /// The indices of items whose changes have not been applied to the rows.
    var changedItems: [Int32] = []
    /// The rows of removed views that are still in the solver states.
    var removedRows: [Int32] = []
    var removedItems: [Int32] = []
    /// The rows of the constraints that an item's view owns, by item. Contains only items for which a constraint was edited.
    var editedRows: [Int: [Int32]] = [:]
    /// The indices of removed rows, which can be reused.
    var vacantRows: [Int32] = []
    var vacantItems: [Int32] = []
    /// A Boolean value that indicates whether rows were edited after they were created. `base` is empty then, because edits
    /// don't update it.
    package var isEdited = false
    /// The number of rows removed by the current changes.
    var removalCount = 0
    /// A Boolean value that indicates whether the current changes edit rows.
    var editsRows = false
    /// A Boolean value that indicates whether editing individual rows has the same result as rebuilding them.
    var isEditable = false
    package internal(set) var hasBaselineRows = false
    /// The views that contribute to the rows' constants. Rows that depend on them are recomputed only if a view changed.
    var geometrySources: [GeometrySource] = []
    var registeredSources: Set<ObjectIdentifier> = []
    package var hasGeometryRows: Bool { !geometrySources.isEmpty }
    /// Returns whether a row's constant depends on the margins, safe area or frame of a matching view.
    package func hasGeometrySource(where predicate: (LayoutNodeState) -> Bool) -> Bool {
        geometrySources.contains { $0.node.map(predicate) ?? false }
    }
    package private(set) var isSolving = false
    package internal(set) var problems: [LayoutProblem] = []
    /// The number of problems already reported to the root's view.
    var reportedProblemCount = 0
    /// The number of conflicts between required constraints while the rows were built.
    var conflictCount = 0
    static let maximumConflicts = 1_000
    /// A Boolean value that indicates whether the constraints exceeded the work limit. The engine then stops solving.
    private(set) var isExhausted = false
    private var lastSize = CGSize(width: -1, height: -1)

    /// Views that were removed from the hierarchy while their frames were set.
    private var removedWhileSolving: [any LayoutNode] = []

    package init(root: LayoutNodeState) { unsafe rootReference = root }

    /// Stops solving after the root was deallocated. The last solution remains readable.
    nonisolated func rootWasDeallocated() { unsafe structureIsDirty = true }

    /// Keeps a view that is removed from the hierarchy until solving ends.
    package func retainUntilSolved(_ view: any LayoutNode) { if isSolving { removedWhileSolving.append(view) } }

    private func endSolving() {
        isSolving = false
        if reportedProblemCount < problems.count {
            let new = problems[reportedProblemCount...]
            reportedProblemCount = problems.count
            // If the root has a recovery, its owner also reports the problems.
            if recovery == nil { root.view.report(new) }
        }
        if !removedWhileSolving.isEmpty { removedWhileSolving = [] }
    }

    /// Solves for the root's current size and sets the frames of all views in the island.
    package func solveLayout() {
        guard !isSolving, !isExhausted else { return }
        let size = root.view.nodeBounds.size
        guard isStructureDirty || isSolutionDirty || areConstantsDirty || hasChanges || size != lastSize else { return }
        isSolving = true
        defer { endSolving() }
        prepare()
        isSolutionDirty = false
        let replacesState = layout != nil
        if !solveExistingState(size) {
            rebuildBaseIfNeeded(replacing: replacesState)
            layout = LayoutSolverState(copying: base, ids: rows.map(\.id), applied: baseConstants)
            _ = solveExistingState(size)
        }
        lastSize = root.view.nodeBounds.size
    }

    /// Solves the existing state for the root's own size and sets the frames.
    /// - Returns: False if there is no solver state, or if its solution may not be unique and has to be computed by a new
    ///   solver state.
    private func solveExistingState(_ size: CGSize) -> Bool {
        // Move the solver state out of the property, so that changing the solver state doesn't copy it.
        guard var solverState = layout else { return false }
        layout = nil
        if needsFreshState(solverState) { return false }
        solverState.solver.limitWork(to: workLimit)
        let isFree = !root.translatesAutoresizingMask && root.parent == nil
        let pin: Float = isFree ? 40 : 1000
        for round in 1...Self.maximumRounds {
            pinRoot(in: &solverState, width: size.width, height: size.height, horizontal: pin, vertical: pin)
            guard solveTwice(&solverState, wanting: nil) else { return false }
            applySolution(of: solverState, isFree: isFree)
            if !hasGeometryRows || round == Self.maximumRounds || !refreshConstants(geometryOnly: true) { break }
            if isStructureDirty { break }
        }
        recordExhaustion(of: solverState)
        solverState.isUnsolved = false
        solverState.editsSinceLastSolve = 0
        layout = solverState
        return true
    }

    /// The maximum number of solutions for one size. Several are necessary because preserved margins depend on the view's
    /// frame, and the frame depends on the margins. Each solution may change the margins by only a pixel.
    private static let maximumRounds = 64

    private func needsFreshState(_ solverState: LayoutSolverState) -> Bool {
        !solverState.isUnsolved && (solverState.mayDependOnOrder || conflictCount > 0)
    }

    /// Rebuilds the rows if the base solver lacks some of them, or if its rows have another order or other constants. Both may
    /// affect the solution. Outdated intrinsic sizes don't cause a rebuild.
    /// - Parameter replacing: Whether a solver state is replaced, together with the conflicts that it reported.
    private func rebuildBaseIfNeeded(replacing: Bool) {
        if isEdited || conflictCount > 0 || (replacing && !problems.isEmpty)
            || baseConstants.count != targetConstants.count
            || rows.indices.contains(where: { rows[$0].constraint != nil && targetConstants[$0] != baseConstants[$0] })
            || !matchesViewOrder
        {
            rebuild()
        }
    }

    /// The maximum work for one solution, which takes about a quarter of a second. Known documents need less than a hundredth of it.
    var workLimit: Int { min(2_000_000 + 20_000 * rows.count, 50_000_000) }

    private func recordExhaustion(of solverState: LayoutSolverState) {
        guard solverState.solver.isExhausted || base.isExhausted || conflictCount >= Self.maximumConflicts else {
            return
        }
        isExhausted = true
        problems.append(
            LayoutProblem(
                kind: .exhausted(view: root.view.diagnosticName, constraints: rows.count), line: root.view.sourceLine,
                sourceID: root.view.sourceID))
    }

    /// Returns the size of the root that satisfies its constraints and is as close to `target` as the priorities allow. The
    /// size is in points, rounded up to pixels.
    package func fittingSize(_ target: CGSize, horizontal: Float, vertical: Float) -> CGSize {
        guard !isSolving, !isExhausted else { return root.view.nodeBounds.size }
        isSolving = true
        defer { endSolving() }
        prepare()
        let pins = (target, horizontal, vertical)
        let replacesState = fitting != nil
        var fitted = fitExistingState(pins)
        if fitted == nil {
            rebuildBaseIfNeeded(replacing: replacesState)
            fitting = LayoutSolverState(copying: base, ids: rows.map(\.id), applied: baseConstants)
            fitted = fitExistingState(pins)
        }
        let size = fitted ?? target
        // Solve for the root's own size again, because text was measured at the widths of this solution.
        isSolutionDirty = true
        return root.view.nodeGrid.roundedUp(CGSize(width: max(size.width, 0), height: max(size.height, 0)))
    }

    /// Solves the existing state like `solveExistingState`, but only computes the root's size.
    private func fitExistingState(_ pins: (target: CGSize, horizontal: Float, vertical: Float)) -> CGSize? {
        guard var solverState = fitting else { return nil }
        fitting = nil
        if needsFreshState(solverState) { return nil }
        solverState.solver.limitWork(to: workLimit)
        pinRoot(
            in: &solverState, width: pins.target.width, height: pins.target.height, horizontal: pins.horizontal,
            vertical: pins.vertical)
        guard solveTwice(&solverState, wanting: [items[0].width, items[0].height]) else { return nil }
        recordExhaustion(of: solverState)
        solverState.isUnsolved = false
        solverState.editsSinceLastSolve = 0
        let size = CGSize(
            width: Self.bounded(solverState.solver.value(of: items[0].width)),
            height: Self.bounded(solverState.solver.value(of: items[0].height)))
        fitting = solverState
        return size
    }

    /// Returns a valid length: 0 for NaN, and a magnitude of at most a billion points, so that sums, pixels and their
    /// products are finite.
    package nonisolated static func bounded(_ points: Double) -> Double {
        points.isNaN ? 0 : min(max(points, -1e9), 1e9)
    }
    package nonisolated static func bounded(_ points: CGFloat) -> Double { bounded(Double(points)) }

    package func solvedFrame(at index: Int32) -> CGRect? {
        index >= 0 && Int(index) < items.count ? items[Int(index)].solvedFrame : nil
    }

    private func prepare() {
        if !isStructureDirty && hasChanges { applyChanges() }
        if !isStructureDirty && areConstantsDirty { _ = refreshConstants(geometryOnly: false) }
        if isStructureDirty { rebuild() }
        areConstantsDirty = false
    }

    /// Solves a state twice: first with unwrapped text to determine widths, then with the text's heights at these
    /// widths.
    /// - Parameter variables: The variables that are used; nil means all.
    /// - Returns: False if a new solver state could have other values.
    private func solveTwice(_ solverState: inout LayoutSolverState, wanting variables: [Variable]?) -> Bool {
        releaseWidths(in: &solverState)
        updateContentSizeConstants(wrapped: false)
        run(&solverState)
        let wrapping = wrappingItems
        if wrapping.isEmpty { return isUnique(&solverState, variables) }
        guard isUnique(&solverState, wrapping.map { items[$0].width }) else { return false }
        for index in wrapping {
            guard let view = items[index].node?.view else { continue }
            let insets = view.alignmentInsets
            let width =
                CGFloat(Self.bounded(solverState.solver.value(of: items[index].width))) - insets.left - insets.right
            items[index].wrappedSize = view.adjustedContentSize(wrappedAt: root.view.nodeGrid.rounded(width))
        }
        updateContentSizeConstants(wrapped: true)
        holdWidths(in: &solverState)
        run(&solverState)
        return isUnique(&solverState, variables)
    }

    private var wrappingItems: [Int] {
        var indices: [Int] = []
        let items = items
        for index in items.indices where items[index].wraps { indices.append(index) }
        return indices
    }

    private func isUnique(_ solverState: inout LayoutSolverState, _ variables: [Variable]?) -> Bool {
        solverState.isUnsolved
            || (!solverState.hasConflicts && solverState.zeroSizeConstraints.isEmpty
                && solverState.solver.isDetermined(variables))
    }

    private func run(_ solverState: inout LayoutSolverState) {
        solverState.applyConstants(targetConstants)
        var round = 0
        repeat {
            optimize(&solverState)
            round += 1
        } while !solverState.hasConflicts && !solverState.solver.isExhausted
            && (forbidNegativeSizes(in: &solverState, all: round > Self.maximumSelectiveRounds)
                || zeroUndeterminedSizes(in: &solverState))
    }

    /// The number of rounds after which all sizes get rows that prevent negative values.
    private static let maximumSelectiveRounds = 8

    func optimize(_ solverState: inout LayoutSolverState) {
        for _ in 0...rows.count {
            do {
                try solverState.solver.solve()
                return
            } catch {
                guard breakConstraint(of: error.constraints, in: &solverState) else { return }
            }
        }
    }
}
