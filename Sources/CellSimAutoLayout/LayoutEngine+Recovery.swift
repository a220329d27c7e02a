import CellSimSolver
import Foundation

/// A trial of a host's (`LayoutRecovery.trial`) in terms of the engine's rows.
struct RowTrial {
    /// The row of the width or height.
    let size: Int
    /// The variable it is about, and its length in points.
    let variable: Variable
    let length: Double
    /// The row that gives way in its place.
    let otherwise: Int
    let conflict: [ConstraintID]
}

/// Contradictions as the host of an island wants them resolved.
extension LayoutEngine {
    var recovery: (any LayoutRecovery)? { root.isAdjusted ? root.view.nodeAdjustments.recovery : nil }

    /// The strength left to a required constraint that contradicts others.
    var givenUp: Strength { recovery.map { Strength(priority: $0.remainingPriority) } ?? .broken }

    /// The row that the host gives up; nil where it leaves the choice to the engine.
    func hostsChoice(of candidates: [Int]) -> Int? {
        guard let choice = recovery?.firstToYield(among: candidates.compactMap { rows[$0].constraint }) else {
            return nil
        }
        return candidates.first { rows[$0].constraint === choice }
    }

    /// The trial that the host wants for a contradiction.
    func trial(of conflict: [ConstraintID], in program: LayoutProgram) -> RowTrial? {
        guard let recovery else { return nil }
        let candidates = candidates(of: conflict, in: program)
        guard
            let trial = recovery.trial(among: candidates.compactMap { rows[$0].constraint }, root: root),
            let size = candidates.first(where: { rows[$0].constraint === trial.size }),
            let otherwise = candidates.first(where: { rows[$0].constraint === trial.otherwise }),
            let target = trial.size.sides.first, target.role == nil, let node = target.node,
            let location = index(of: node)
        else { return nil }
        let (item, insets) = (items[location], node.view.alignmentInsets)
        let isWidth = trial.size.sides.firstAttribute == .width
        // The constraint is about the alignment rectangle, the variable about the frame.
        let length = trial.size.constant + (isWidth ? insets.left + insets.right : insets.top + insets.bottom)
        return RowTrial(
            size: size, variable: isWidth ? item.width : item.height, length: Double(length), otherwise: otherwise,
            conflict: conflict)
    }

    /// Where the view became longer than it wants to be, its size holds again and the other constraint gives way.
    func resolve(_ trial: RowTrial, in program: inout LayoutProgram) {
        optimize(&program)
        guard let id = program.ids[trial.size], program.solver.value(of: trial.variable) > trial.length + 1e-6 else {
            return
        }
        let reported = problems.count
        guard giveUp(trial.otherwise, of: trial.conflict, in: &program) else { return }
        do {
            try program.solver.setStrength(id, .required)
            program.broken.remove(trial.size)
            let held = rows[trial.size].constraint?.sourceID
            if let reported = problems.prefix(reported).lastIndex(where: { $0.sourceID == held }) {
                problems.remove(at: reported)
                reportedProblems = min(reportedProblems, reported)
            }
        } catch {
            return
        }
    }

    /// Views that a host tells so keep the widths they have before wrapped text is measured.
    func holdWidths(in program: inout LayoutProgram) {
        for item in items {
            guard let node = item.node, node.isAdjusted,
                let priority = node.view.nodeAdjustments.heldWidthPriority
            else { continue }
            let width = Self.bounded(program.solver.value(of: item.width))
            let row = require(item.width, .equal, width, strength: Strength(priority: Double(priority)), in: &program)
            if let row { program.heldWidths.append(row) }
        }
    }

    func releaseWidths(in program: inout LayoutProgram) {
        for row in program.heldWidths { program.solver.remove(row) }
        program.heldWidths.removeAll()
    }
}
