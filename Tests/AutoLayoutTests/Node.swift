import CellSimGraphics
import CellSimSolver
import Foundation

@testable import CellSimAutoLayout

/// A minimal `LayoutNode` for tests: a rectangle with children.
@MainActor final class Node: LayoutNode {
    let nodeState = LayoutNodeState()
    let diagnosticName: String
    private(set) var children: [Node] = []
    private(set) var guides: [Guide] = []
    private(set) var constraints: [Equation] = []
    private weak var parent: Node? { didSet { nodeState.parent = parent?.nodeState } }

    var frame: CGRect
    var scale: CGFloat = 2
    var margins = LayoutInsets()
    var contentSize: CGSize?
    /// The area of the node's text. Its height results from its width.
    var textArea: CGFloat?
    var baseline: CGFloat?

    /// Creates a root node with a size.
    init(_ name: String = "root", width: CGFloat = 100, height: CGFloat = 100) {
        diagnosticName = name
        frame = CGRect(x: 0, y: 0, width: width, height: height)
        nodeState.attach(self)
    }

    deinit {
        nodeState.detach()
        for child in children { child.nodeState.clearParent() }
    }

    /// Adds a child whose frame is determined by constraints.
    func add(_ name: String, _ configure: (Node) -> Void = { _ in }) -> Node {
        let child = Node(name, width: 0, height: 0)
        child.nodeState.translatesAutoresizingMask = false
        configure(child)
        insert(child)
        return child
    }

    func insert(_ child: Node) {
        child.parent = self
        children.append(child)
        rootEngine.record(.members, of: nodeState)
    }

    func remove(_ child: Node) {
        rootEngine.remove(child.nodeState)
        children.removeAll { $0 === child }
        child.parent = nil
    }

    func addGuide() -> Guide {
        let guide = Guide()
        guide.state.owner = nodeState
        guides.append(guide)
        rootEngine.record(.members, of: nodeState)
        return guide
    }

    /// Adds and activates constraints.
    func addConstraints(_ constraints: Equation...) {
        for constraint in constraints {
            constraint.owner = self
            self.constraints.append(constraint)
        }
        rootEngine.record(.constraints, of: nodeState)
    }

    func removeConstraint(_ constraint: Equation) {
        constraints.removeAll { $0 === constraint }
        rootEngine.record(.constraints, of: nodeState)
    }

    /// The layout engine of the root node, which lays out all its descendants.
    var rootEngine: LayoutEngine {
        if let parent { return parent.rootEngine }
        if let engine = nodeState.engine { return engine }
        let engine = LayoutEngine(root: nodeState)
        nodeState.engine = engine
        return engine
    }

    func layOut() { rootEngine.solveLayout() }

    // MARK: LayoutNode

    func forEachChild(_ body: (LayoutNodeState) -> Void) { for child in children { body(child.nodeState) } }
    func forEachFreeGuide(_ body: (LayoutGuideState) -> Void) { for guide in guides { body(guide.state) } }
    func forEachConstraint(_ body: (any LayoutConstraint) -> Void) {
        for constraint in constraints { body(constraint) }
    }
    var constraintCount: Int { constraints.count }
    func updateArrangement() {}

    var nodeFrame: CGRect { frame }
    var nodeBounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    var alignmentInsets: LayoutInsets { LayoutInsets() }
    var marginInsets: LayoutInsets { margins }
    var safeInsets: LayoutInsets { LayoutInsets() }
    var readingInsets: LayoutInsets { LayoutInsets() }
    var nodeGrid: PixelGrid { PixelGrid(scale: parent?.nodeGrid.scale ?? scale) }
    var readsRightToLeft = false
    var scrollsContent: Bool { false }
    var scrollsChildrenOnly: Bool { false }
    var scrolledSize: CGSize { frame.size }
    var wantsMaskAsConstraints: Bool { false }

    func discardRecordedFrame() {}
    func makeSprings() -> (horizontal: AxisSprings, vertical: AxisSprings) {
        let springs = AxisSprings(before: 0, size: 0, after: 0, flexible: (false, false, false))
        return (springs, springs)
    }

    var naturalContentSize: CGSize {
        contentSize ?? textArea.map { CGSize(width: $0, height: 1) } ?? CGSize(width: -1, height: -1)
    }
    var hasIntrinsicSize: Bool { contentSize != nil || textArea != nil }
    var contentWraps: Bool { textArea != nil }

    func adjustedContentSize(wrappedAt width: CGFloat) -> CGSize {
        guard let textArea, width > 0 else { return naturalContentSize }
        return CGSize(width: min(width, textArea), height: (textArea / width).rounded(.up))
    }

    var firstBaselineDistance: CGFloat? { baseline }
    var lastBaselineDistance: CGFloat? { nil }
    var centredHeight: CGFloat? { nil }
    func baselineNode(isFirst: Bool) -> LayoutNodeState { nodeState }
    var nodeAdjustments = LayoutNodeAdjustments()

    func place(in frame: CGRect) { self.frame = frame }
    func resize(to size: CGSize) { frame.size = size }
    func placeContent(size: CGSize) {}
    func report(_ problems: ArraySlice<LayoutProblem>) { reportedProblems += problems }
    /// The problems that layout engines reported to this node.
    var reportedProblems: [LayoutProblem] = []

    var sourceLine: Int? { nil }
    var sourceID: String? { diagnosticName }
}

/// A layout guide for tests.
@MainActor final class Guide {
    let state = LayoutGuideState()

    init() { state.attach(self) }

    deinit { state.detach() }

    var frame: CGRect? { state.memberEngine?.solvedFrame(at: state.memberIndex) }
}

/// A constraint, written as `Equation(a, .left, .equal, b, .right, 8)`.
@MainActor final class Equation: LayoutConstraint {
    func raiseIfAxesAreMixed() -> Bool { sides.mixesAxes }
    let sides: LayoutSides
    weak var owner: Node?
    var constant: CGFloat { didSet { if let owner { owner.rootEngine.recordConstantChange(of: owner.nodeState) } } }
    var priorityValue: Float {
        didSet { if let owner { owner.rootEngine.record(.constraints, of: owner.nodeState) } }
    }
    var isMarked = false
    var sourceLine: Int?
    var sourceID: String?
    var sourceFile: String?

    init(_ sides: LayoutSides, _ constant: CGFloat, _ priority: Float) {
        (self.sides, self.constant, priorityValue) = (sides, constant, priority)
    }

    convenience init(
        _ first: Node, _ attribute: LayoutAttribute, _ second: Node,
        _ other: LayoutAttribute, _ constant: CGFloat = 0, _ relation: Relation = .equal, multiplier: CGFloat = 1,
        priority: Float = 1000
    ) {
        self.init(
            LayoutSides(first.nodeState, attribute, relation, second.nodeState, other, multiplier: multiplier),
            constant, priority)
    }

    convenience init(
        _ first: Node, _ attribute: LayoutAttribute, _ constant: CGFloat, _ relation: Relation = .equal,
        priority: Float = 1000
    ) {
        self.init(LayoutSides(first.nodeState, attribute, relation, nil, .none), constant, priority)
    }

    convenience init(
        _ guide: Guide, _ attribute: LayoutAttribute, _ second: Node, _ other: LayoutAttribute, _ constant: CGFloat = 0
    ) {
        self.init(LayoutSides(guide.state, attribute, .equal, second.nodeState, other), constant, 1000)
    }

    var equationText: String {
        let name = (sides.first?.node?.view.diagnosticName ?? "?") + ".\(sides.firstAttribute)"
        let other = sides.second.map { ($0.node?.view.diagnosticName ?? "?") + ".\(sides.secondAttribute) + " } ?? ""
        return "\(name) \(sides.relation) \(other)\(Int(constant))"
    }
}
