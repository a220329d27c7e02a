import CellSimSolver
import Foundation

/// Resolves conflicts as the root's `recovery` requires.
extension LayoutEngine {
    var recovery: (any LayoutRecovery)? { root.isAdjusted ? root.view.nodeAdjustments.recovery : nil }

    /// The strength of a required constraint that was broken because it conflicts with others.
    var demotedStrength: Strength { recovery.map { Strength(priority: $0.remainingPriority) } ?? .broken }

    /// Returns the row that `recovery` breaks first, or nil if the engine chooses.
    func hostPreference(of candidates: [Int]) -> Int? {
        guard let choice = recovery?.constraintToBreak(among: candidates.compactMap { rows[$0].constraint }) else {
            return nil
        }
        return candidates.first { rows[$0].constraint === choice }
    }

    /// Holds the current widths of views that require it, until wrapped text is measured.
    func holdWidths(in solverState: inout LayoutSolverState) {
        for item in items {
            guard let node = item.node, node.isAdjusted,
                let priority = node.view.nodeAdjustments.heldWidthPriority
            else { continue }
            let width = Self.bounded(solverState.solver.value(of: item.width))
            let row = addConstraint(
                item.width, .equal, width, strength: Strength(priority: Double(priority)), in: &solverState)
            if let row { solverState.heldWidthConstraints.append(row) }
        }
    }

    func releaseWidths(in solverState: inout LayoutSolverState) {
        for row in solverState.heldWidthConstraints { solverState.solver.remove(row) }
        solverState.heldWidthConstraints.removeAll()
    }
}
