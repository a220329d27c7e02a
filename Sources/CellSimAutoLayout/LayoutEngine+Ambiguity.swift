import CellSimSolver
import Foundation

/// A position or length of a view that the constraints leave ambiguous along one axis.
package struct AmbiguousLayout {
    package let node: LayoutNodeState
    package let axis: LayoutAxis
    package let part: OpenPart
}

/// Finds ambiguous layouts.
extension LayoutEngine {
    /// Returns the views in this engine whose layout is ambiguous along an axis.
    /// - Complexity: O(1) if nothing changed since the last call.
    package func ambiguousLayouts() -> [AmbiguousLayout] {
        if isEdited, layout != nil {
            // Rebuild the structure, so that the views are reported in hierarchy order.
            isStructureDirty = true
            solveLayout()
        }
        guard let layout, !isStructureDirty, !isExhausted else { return [] }
        let parts = ambiguityCache ?? findAmbiguousParts(layout)
        ambiguityCache = parts
        return parts.compactMap { location in
            items[location.item].node.map { AmbiguousLayout(node: $0, axis: location.axis, part: location.part) }
        }
    }

    private func findAmbiguousParts(_ solverState: LayoutSolverState) -> [(item: Int, axis: LayoutAxis, part: OpenPart)]
    {
        var solverState = solverState
        solverState.solver.limitWork(to: workLimit)
        // Remove the rows that set undetermined sizes to 0, because these sizes are ambiguous too.
        if !solverState.zeroSizeConstraints.isEmpty {
            for case .some(let id) in solverState.zeroSizeConstraints.values { solverState.solver.remove(id) }
            optimize(&solverState)
        }
        var solver = solverState.solver
        var ambiguousParts: [(item: Int, axis: LayoutAxis, part: OpenPart)] = []
        for (index, item) in items.enumerated() {
            guard let node = item.node else { continue }
            for axis in [LayoutAxis.horizontal, .vertical] {
                if index > 0, let part = ambiguousPart(of: item, axis, &solver) {
                    ambiguousParts.append((index, axis, part))
                } else if isContentAmbiguous(of: item, node, axis, &solver) {
                    ambiguousParts.append((index, axis, .content))
                }
            }
        }
        return ambiguousParts
    }

    /// The constraints that refer to a view or one of its guides, in the order they were added.
    package var constraintsByNode: [ObjectIdentifier: [any LayoutConstraint]] {
        var constraints: [ObjectIdentifier: [any LayoutConstraint]] = [:]
        for constraint in rows.compactMap(\.constraint) {
            let (first, second) = (constraint.sides.first?.node, constraint.sides.second?.node)
            if let first { constraints[ObjectIdentifier(first), default: []].append(constraint) }
            if let second, second !== first { constraints[ObjectIdentifier(second), default: []].append(constraint) }
        }
        return constraints
    }

    private func ambiguousPart(of item: LayoutItem, _ axis: LayoutAxis, _ solver: inout Solver) -> OpenPart? {
        let (origin, length) = axis == .horizontal ? (item.x, item.width) : (item.y, item.height)
        let isOriginAmbiguous = solver.isAmbiguous([Term(origin)])
        guard isOriginAmbiguous || solver.isAmbiguous([Term(length)]) else { return nil }
        if !isOriginAmbiguous { return .size }
        // Whether the centre or the far edge is determined.
        let hasFixedPoint =
            !solver.isAmbiguous([Term(origin), Term(length, 0.5)]) || !solver.isAmbiguous([Term(origin), Term(length)])
        return hasFixedPoint ? .size : .position
    }

    /// Returns whether a scroll view's content size is ambiguous. If the subviews have constant frames, code sets the content
    /// size. Only constraints can leave it ambiguous.
    private func isContentAmbiguous(
        of item: LayoutItem, _ node: LayoutNodeState, _ axis: LayoutAxis, _ solver: inout Solver
    ) -> Bool {
        guard node.view.scrollsChildrenOnly, hasPlacedChildren(node),
            let length = axis == .horizontal ? item.contentWidth : item.contentHeight
        else { return false }
        return solver.isAmbiguous([Term(length)])
    }
}
