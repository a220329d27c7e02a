import CellSimSolver
import Foundation

/// Solves one island of constraints: a root view of given size and those descendants whose frames come from
/// constraints.
///
/// A view whose autoresizing mask is translated has a given frame. It is the root of an island of its own, and a
/// constant in its superview's, unless a constraint reaches through it (`ViewLayoutState.isMerged`). Every view
/// has four variables in its superview's coordinates, so a constraint between neighbours has few terms and a
/// nested chain costs no more than a flat one.
///
/// - Complexity: building is that of the solver's insertions; an edit re-solves only what it touches.
@MainActor @safe final class LayoutEngine {
    /// Holds this engine; not counted.
    var root: UIView { unsafe rootReference }
    private unowned(unsafe) let rootReference: UIView
    var items: [LayoutItem] = []
    var itemIndex: [ObjectIdentifier: Int32] = [:]
    var rows: [LayoutRow] = []
    /// The constants each row should have; programs take over what differs.
    var wanted: [Double] = []
    /// All rows but the pins of the root's size.
    var base = Solver()
    var layout: LayoutProgram?
    var fitting: LayoutProgram?
    var terms: [Term] = []
    var isStructureDirty: Bool {
        get { unsafe structureIsDirty }
        set { unsafe structureIsDirty = newValue }
    }
    private nonisolated(unsafe) var structureIsDirty = true
    var isContentDirty = true
    var areConstantsDirty = true
    /// What the constants of rows were computed from; a row is computed again only when one of them changed.
    var geometrySources: [GeometrySource] = []
    var knownSources: Set<ObjectIdentifier> = []
    var hasGeometryRows: Bool { !geometrySources.isEmpty }
    var isSolving = false
    var issues: [LayoutIssue] = []
    /// How many required constraints contradicted others while the rows were built.
    var conflictCount = 0
    static let mostConflicts = 1_000
    /// Whether the constraints took more work than is done for them; then nothing is solved any more.
    private(set) var isExhausted = false
    private var lastSize = CGSize(width: -1, height: -1)

    /// Views that left the hierarchy while their frames were being set.
    private var leftWhileSolving: [UIView] = []

    init(root: UIView) { unsafe rootReference = root }

    /// What was solved stays readable; nothing is solved any more.
    nonisolated func rootIsGone() { unsafe structureIsDirty = true }

    /// Keeps a view that leaves the hierarchy until the solving is done.
    func keepWhileSolving(_ view: UIView) { if isSolving { leftWhileSolving.append(view) } }

    private func endSolving() {
        isSolving = false
        if !leftWhileSolving.isEmpty { leftWhileSolving = [] }
    }

    /// Solves for the root's present size and gives every placed view its frame.
    func solveLayout() {
        guard !isSolving else { return }
        let size = root.bounds.size
        guard isStructureDirty || isContentDirty || areConstantsDirty || size != lastSize, !isExhausted else { return }
        isSolving = true
        defer { endSolving() }
        prepare()
        if layout == nil { layout = LayoutProgram(copying: base, wanted: wanted) }
        guard var program = layout.take() else { return }
        program.solver.limitWork(to: workLimit)
        let isFree = !root.layoutState.translatesAutoresizingMask && root.superview == nil
        let pin: Float = isFree ? 40 : 1000
        for round in 0..<4 {
            pinRoot(in: &program, width: size.width, height: size.height, horizontal: pin, vertical: pin)
            solveTwice(&program)
            adoptSolution(of: program, isFree: isFree)
            if !hasGeometryRows || round == 3 || !refreshConstants(geometryOnly: true) { break }
        }
        noteExhaustion(of: program)
        layout = program
        lastSize = root.bounds.size
    }

    /// Some hundred times the work of the most intricate documents known: a quarter of a second.
    var workLimit: Int { min(2_000_000 + 20_000 * rows.count, 50_000_000) }

    private func noteExhaustion(of program: LayoutProgram) {
        guard program.solver.isExhausted || base.isExhausted || conflictCount >= Self.mostConflicts else { return }
        isExhausted = true
        issues.append(
            LayoutIssue(
                kind: .exhausted(view: root.layoutName, constraints: rows.count), line: root.nibIdentity?.line,
                objectID: root.nibIdentity?.objectID))
    }

    /// The root's size under its constraints, as near to `target` as the priorities allow (points, whole pixels).
    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        guard !isSolving, !isExhausted else { return root.bounds.size }
        isSolving = true
        defer { endSolving() }
        prepare()
        if fitting == nil { fitting = LayoutProgram(copying: base, wanted: wanted) }
        guard var program = fitting.take() else { return target }
        program.solver.limitWork(to: workLimit)
        pinRoot(
            in: &program, width: target.width, height: target.height, horizontal: horizontal.rawValue,
            vertical: vertical.rawValue)
        solveTwice(&program)
        let size = CGSize(
            width: Self.bounded(program.solver.value(of: items[0].width)),
            height: Self.bounded(program.solver.value(of: items[0].height)))
        noteExhaustion(of: program)
        fitting = program
        isContentDirty = true
        return root.pixelGrid.roundedUp(CGSize(width: max(size.width, 0), height: max(size.height, 0)))
    }

    /// A length that may be worked with: 0 for what is no number, and no farther than a thousand million points, so that
    /// sums, pixels and their products stay numbers.
    nonisolated static func bounded(_ points: Double) -> Double { points.isNaN ? 0 : min(max(points, -1e9), 1e9) }
    nonisolated static func bounded(_ points: CGFloat) -> Double { bounded(Double(points)) }

    func solvedFrame(at index: Int32) -> CGRect? {
        index >= 0 && Int(index) < items.count ? items[Int(index)].solved : nil
    }

    private func prepare() {
        if isStructureDirty {
            rebuild()
        } else {
            if areConstantsDirty { _ = refreshConstants(geometryOnly: false) }
            if isContentDirty { refreshContent() }
        }
        areConstantsDirty = false
        isContentDirty = false
    }

    /// First with unwrapped text for the widths, then with the heights that text has at those widths.
    private func solveTwice(_ program: inout LayoutProgram) {
        releaseWidths(in: &program)
        setContent(wrapped: false)
        run(&program)
        guard items.contains(where: { $0.wraps }) else { return }
        for index in items.indices where items[index].wraps {
            guard let view = items[index].view else { continue }
            let insets = view.alignmentRectInsets
            let width = CGFloat(Self.bounded(program.solver.value(of: items[index].width))) - insets.left - insets.right
            let wrapped = view.contentSize(fittingWidth: root.pixelGrid.rounded(width))
            items[index].wrappedSize = view.layoutState.adjustments?.contentSize?(view, wrapped) ?? wrapped
        }
        setContent(wrapped: true)
        holdWidths(in: &program)
        run(&program)
    }

    private func run(_ program: inout LayoutProgram) {
        program.takeOver(wanted)
        var round = 0
        repeat {
            optimize(&program)
            round += 1
        } while !program.solver.isExhausted && forbidNegativeSizes(in: &program, all: round > Self.fewRounds)
    }

    /// After so many rounds sizes are told not to be negative before they are.
    private static let fewRounds = 8

    func optimize(_ program: inout LayoutProgram) {
        for _ in 0...rows.count {
            do {
                try program.solver.solve()
                return
            } catch {
                guard breakOne(of: error.constraints, in: &program) else { return }
            }
        }
    }
}

extension Optional {
    /// Moves the value out, so that it can be changed in place without a copy.
    fileprivate mutating func take() -> Wrapped? {
        defer { self = nil }
        return self
    }
}
