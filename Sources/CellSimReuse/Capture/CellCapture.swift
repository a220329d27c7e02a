import CellSimGraphics
import UIKit

/// A snapshot of the property values of a cell's views, for comparison with another cell.
@MainActor struct CellCapture {
    /// The views in pre-order, beginning with the cell.
    private(set) var nodes: [ViewNode] = []
    /// The cell's display list.
    let displayList: DisplayList
    private var nodeIndices: [ObjectIdentifier: Int] = [:]

    /// Captures a cell whose layout is stable.
    init(_ cell: UIView) {
        displayList = cell.displayList()
        add(cell, role: nil, parent: nil)
        for index in nodes.indices { nodes[index].constraints = constraints(heldBy: nodes[index].view) }
    }

    /// The size of the cell in points.
    var size: CGSize { displayList.size }

    /// Adds a view and its descendants, and returns its index in `nodes`.
    @discardableResult private mutating func add(_ view: UIView, role: String?, parent: Int?) -> Int {
        let number = nodes.count
        nodeIndices[ObjectIdentifier(view)] = number
        nodes.append(ViewNode(view, role: role, parent: parent))
        let parts = view.builtInParts
        for subview in view.subviews {
            let part = parts.first { $0.view === subview }
            if part?.isDeterminedByOwner == true { continue }
            let child = add(subview, role: part?.role, parent: number)
            nodes[number].children.append(child)
        }
        return number
    }

    private func constraints(heldBy view: UIView) -> [ConstraintNode] {
        view.constraints.compactMap { constraint in
            guard let first = constraint.firstItem, let item = item(first) else { return nil }
            let second = constraint.secondItem.map { self.item($0) }
            if let second, second == nil { return nil }
            return ConstraintNode(constraint, first: item, second: second ?? nil)
        }
    }

    /// Returns the constraint item for a view or layout guide; nil if it does not belong to the cell.
    private func item(_ object: AnyObject) -> ConstraintNode.Item? {
        if let view = object as? UIView {
            return nodeIndices[ObjectIdentifier(view)].map { ConstraintNode.Item(node: $0, guide: nil) }
        }
        guard let guide = object as? UILayoutGuide, let owner = guide.owningView else { return nil }
        return nodeIndices[ObjectIdentifier(owner)].map { ConstraintNode.Item(node: $0, guide: guide.identifier) }
    }
}

/// A view of a captured cell.
@MainActor struct ViewNode {
    /// The view. Use it only for its name, because its properties may have changed since.
    let view: UIView
    /// The UIKit property that returns the view, if UIKit created it.
    let role: String?
    /// The property values, in the order of `ViewProperties.of(type(of: view))`.
    let values: [PropertyValue]
    /// The indices of the subviews in `CellCapture.nodes`.
    var children: [Int] = []
    /// The superview's index; nil for the cell.
    let parent: Int?
    var constraints: [ConstraintNode] = []
    /// A Boolean value that indicates whether the view itself is hidden or transparent.
    let isInvisible: Bool

    init(_ view: UIView, role: String?, parent: Int?) {
        (self.view, self.role, self.parent) = (view, role, parent)
        values = ViewProperties.of(type(of: view)).map { $0.read(view) }
        isInvisible = view.isHidden || view.alpha == 0
    }
}

/// A constraint of a captured cell.
@MainActor struct ConstraintNode {
    struct Item: Hashable {
        /// An index in `CellCapture.nodes`.
        var node: Int
        /// The identifier of the layout guide, if the item is one.
        var guide: String?
    }

    /// The properties of a constraint that can't change while it is active.
    struct Equation: Hashable {
        var first: Item
        var second: Item?
        var firstAttribute, secondAttribute: NSLayoutConstraint.Attribute
        var relation: NSLayoutConstraint.Relation
        var multiplier: CGFloat
        /// The constraint's id in the document, if any.
        var nibID: String?
    }

    let constraint: NSLayoutConstraint
    var equation: Equation
    let constant: CGFloat
    let priority: Float

    init(_ constraint: NSLayoutConstraint, first: Item, second: Item?) {
        self.constraint = constraint
        equation = Equation(
            first: first, second: second, firstAttribute: constraint.firstAttribute,
            secondAttribute: constraint.secondAttribute, relation: constraint.relation,
            multiplier: constraint.multiplier,
            nibID: constraint.nibID)
        (constant, priority) = (constraint.constant, constraint.priority.rawValue)
    }
}
