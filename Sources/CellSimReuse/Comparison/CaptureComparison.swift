import UIKit

/// Compares the view trees of two captured cells, a new one and a reused one.
@MainActor struct CaptureComparison {
    private let fresh, reused: CellCapture
    /// The differences, in the order of the views and their properties.
    private(set) var differences: [Difference] = []
    /// The indices of nodes in the new cell by the indices of the matching nodes in the reused cell.
    private var freshNodesByReusedNode: [Int: Int] = [:]

    init(fresh: CellCapture, reused: CellCapture) {
        (self.fresh, self.reused) = (fresh, reused)
        compare(0, 0, isHidden: false)
        compareConstraints()
    }

    private mutating func compare(_ old: Int, _ new: Int, isHidden: Bool) {
        let (a, b) = (fresh.nodes[old], reused.nodes[new])
        freshNodesByReusedNode[new] = old
        let isInvisible = isHidden || (a.isInvisible && b.isInvisible)
        let reported = compareProperties(a, b, new, isInvisible: isInvisible)
        let children = ChildMatching(fresh, a.children, reused, b.children)
        if !children.missing.isEmpty || !children.added.isEmpty {
            recordConstraintDifference(subviews: children, of: new, a, b, reported: reported, isInvisible: isInvisible)
        } else if children.isReordered, !reported.contains("arrangedSubviews") {
            recordSubviewDifference("subviews' order", of: new, a, b, isInvisible: isInvisible)
        }
        for pair in children.pairs { compare(pair.old, pair.new, isHidden: isInvisible) }
    }

    /// Compares the properties of two views.
    /// - Returns: The names of the properties that differ.
    private mutating func compareProperties(_ a: ViewNode, _ b: ViewNode, _ node: Int, isInvisible: Bool) -> Set<String>
    {
        let properties = ViewProperties.of(type(of: b.view))
        guard properties.count == a.values.count else { return [] }
        var different: Set<String> = []
        for (index, property) in properties.enumerated() where a.values[index] != b.values[index] {
            different.insert(property.name)
            if property.follows.contains(where: different.contains) { continue }
            // Differences in `isHidden` and `alpha` always count as visible.
            let isHiddenDifference = isInvisible && property.name != "isHidden" && property.name != "alpha"
            let isInvisible = isHiddenDifference || Self.differsOnlyInLinePitch(a.values[index], b.values[index])
            let (name, expected, actual) = Self.firstDifferingPart(property.name, a.values[index], b.values[index])
            differences.append(
                Difference(
                    location: .view(node), property: name, kind: property.kind, provenance: property.provenance,
                    expected: expected,
                    actual: actual, isInvisible: isInvisible))
        }
        return different
    }

    /// Returns whether two fonts differ only in their line pitch. Fonts of the same size do so if one is from a text
    /// style and the other from a direct request.
    private static func differsOnlyInLinePitch(_ a: PropertyValue, _ b: PropertyValue) -> Bool {
        guard case .font(let a) = a, case .font(let b) = b else { return false }
        return a.fontName == b.fontName && a.pointSize == b.pointSize
    }

    /// Returns the first part that differs between two structures.
    private static func firstDifferingPart(_ name: String, _ a: PropertyValue, _ b: PropertyValue) -> (
        String, PropertyValue, PropertyValue
    ) {
        guard case .parts(let old) = a, case .parts(let new) = b else { return (name, a, b) }
        for (old, new) in zip(old, new) where old.name == new.name && old.value != new.value {
            return ("\(name).\(new.name)", old.value, new.value)
        }
        return (name, a, b)
    }

    /// Records extra or missing subviews, unless the difference of a property already reports them. For subviews that
    /// UIKit creates, only their content is recorded.
    private mutating func recordConstraintDifference(
        subviews: ChildMatching, of node: Int, _ a: ViewNode, _ b: ViewNode, reported: Set<String>, isInvisible: Bool
    ) {
        let isMissing = subviews.missing.contains {
            fresh.nodes[$0].role == nil && !Self.isReported(fresh.nodes[$0].view, of: a.view, reported)
        }
        let isAdded = subviews.added.contains {
            reused.nodes[$0].role == nil && !Self.isReported(reused.nodes[$0].view, of: b.view, reported)
        }
        if isMissing || isAdded { recordSubviewDifference("subviews", of: node, a, b, isInvisible: isInvisible) }
        for child in subviews.added where reused.nodes[child].role != nil {
            recordContent(of: reused.nodes[child].view, at: child, isExpected: false)
        }
        for child in subviews.missing where fresh.nodes[child].role != nil {
            recordContent(of: fresh.nodes[child].view, at: node, isExpected: true)
        }
    }

    /// Returns whether a subview is the value of a property that is reported as different.
    private static func isReported(_ subview: UIView, of view: UIView, _ reported: Set<String>) -> Bool {
        let values: [(String, UIView?)] =
            switch view {
            case let cell as UITableViewCell:
                [
                    ("accessoryView", cell.accessoryView), ("editingAccessoryView", cell.editingAccessoryView),
                    ("backgroundView", cell.backgroundView), ("selectedBackgroundView", cell.selectedBackgroundView),
                ]
            case let cell as UICollectionViewCell:
                [("backgroundView", cell.backgroundView), ("selectedBackgroundView", cell.selectedBackgroundView)]
            case let header as UITableViewHeaderFooterView: [("backgroundView", header.backgroundView)]
            case let stack as UIStackView where stack.isArranged(subview): [("arrangedSubviews", subview)]
            default: []
            }
        return values.contains { $0.1 === subview && reported.contains($0.0) }
    }

    private mutating func recordSubviewDifference(
        _ name: String, of node: Int, _ a: ViewNode, _ b: ViewNode, isInvisible: Bool
    ) {
        func classes(_ capture: CellCapture, _ children: [Int]) -> PropertyValue {
            .list(children.map { .object(capture.nodes[$0].view) })
        }
        differences.append(
            Difference(
                location: .view(node), property: name, kind: .layout, provenance: .set,
                expected: classes(fresh, a.children),
                actual: classes(reused, b.children), isInvisible: isInvisible))
    }

    /// Records the content of a view that exists in only one of the cells.
    private mutating func recordContent(of view: UIView, at node: Int, isExpected: Bool) {
        let content: (name: String, kind: DifferenceKind, value: PropertyValue)? =
            switch view {
            case let label as UILabel: ("text", .text, .text(label.text))
            case let view as UIImageView: ("image", .look, .image(view.image))
            default: nil
            }
        guard let content, content.value != .none else { return }
        differences.append(
            Difference(
                location: .view(node), property: content.name, kind: content.kind, provenance: .set,
                expected: isExpected ? content.value : .none, actual: isExpected ? .none : content.value))
    }
}

// MARK: - Constraints

/// Compares the constraints of matching views.
extension CaptureComparison {
    private mutating func compareConstraints() {
        for new in reused.nodes.indices {
            guard let old = freshNodesByReusedNode[new] else { continue }
            compareConstraints(fresh.nodes[old].constraints, reused.nodes[new].constraints, holder: new)
        }
    }

    private mutating func compareConstraints(_ old: [ConstraintNode], _ new: [ConstraintNode], holder: Int) {
        var unmatched: [ConstraintNode.Equation: [ConstraintNode]] = [:]
        for constraint in old.reversed() { unmatched[constraint.equation, default: []].append(constraint) }
        var added: [ConstraintNode] = []
        for constraint in new {
            // Constraints between views that only one cell has are reported with those views.
            guard let equation = mappedToFresh(constraint.equation) else { continue }
            if let partner = unmatched[equation]?.popLast() {
                compare(partner, constraint, holder: holder)
            } else {
                added.append(constraint)
            }
        }
        let matchedNodes = Set(freshNodesByReusedNode.values)
        func hasMatchedItems(_ equation: ConstraintNode.Equation) -> Bool {
            matchedNodes.contains(equation.first.node) && equation.second.map { matchedNodes.contains($0.node) } ?? true
        }
        let missing = old.filter { constraint in
            hasMatchedItems(constraint.equation)
                && unmatched[constraint.equation]?.contains { $0.constraint === constraint.constraint } == true
        }
        for one in missing { recordSubviews(one, "isActive", .flag(true), .flag(false), holder: holder) }
        for one in added { recordSubviews(one, "isActive", .flag(false), .flag(true), holder: holder) }
    }

    /// Returns the equation with the corresponding indices in the new cell; nil if a view has no counterpart.
    private func mappedToFresh(_ equation: ConstraintNode.Equation) -> ConstraintNode.Equation? {
        var result = equation
        guard let first = freshNodesByReusedNode[equation.first.node] else { return nil }
        result.first.node = first
        if let second = equation.second {
            guard let node = freshNodesByReusedNode[second.node] else { return nil }
            result.second?.node = node
        }
        return result
    }

    private mutating func compare(_ old: ConstraintNode, _ new: ConstraintNode, holder: Int) {
        let (a, b) = (PropertyValue.number(old.constant), PropertyValue.number(new.constant))
        if a != b { recordSubviews(new, "constant", a, b, holder: holder) }
        if old.priority != new.priority {
            recordSubviews(new, "priority", .number(old.priority), .number(new.priority), holder: holder)
        }
    }

    private mutating func recordSubviews(
        _ node: ConstraintNode, _ property: String, _ expected: PropertyValue, _ actual: PropertyValue, holder: Int
    ) {
        differences.append(
            Difference(
                location: .constraint(node.constraint, holder: holder), property: property, kind: .layout,
                provenance: .set,
                expected: expected, actual: actual))
    }
}

/// Matches the subviews of two views.
@MainActor struct ChildMatching {
    private(set) var pairs: [(old: Int, new: Int)] = []
    /// The subviews that exist only in the new cell (`missing`), and only in the reused cell (`added`).
    private(set) var missing: [Int] = []
    private(set) var added: [Int] = []

    /// A Boolean value that indicates whether the order of the matching views differs.
    var isReordered: Bool { zip(pairs, pairs.dropFirst()).contains { $0.old > $1.old } }

    /// The properties by which sibling views are matched.
    private struct Key: Hashable {
        var type: ObjectIdentifier
        var objectID: String?
        var role: String?
    }

    /// Matches subviews by key. Siblings with the same key are matched in order.
    init(_ fresh: CellCapture, _ old: [Int], _ reused: CellCapture, _ new: [Int]) {
        var unmatchedChildren: [Key: [Int]] = [:]
        for child in old.reversed() { unmatchedChildren[Self.key(fresh.nodes[child]), default: []].append(child) }
        for child in new {
            if let partner = unmatchedChildren[Self.key(reused.nodes[child])]?.popLast() {
                pairs.append((partner, child))
            } else {
                added.append(child)
            }
        }
        let unmatchedIndices = Set(unmatchedChildren.values.joined())
        missing = old.filter(unmatchedIndices.contains)
    }

    private static func key(_ node: ViewNode) -> Key {
        Key(type: ObjectIdentifier(type(of: node.view)), objectID: node.view.nibIdentity?.objectID, role: node.role)
    }
}
