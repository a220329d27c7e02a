import CellSimSolver
import Foundation

/// What Auto Layout could as well make another, along one axis of one view.
struct OpenLayout {
    let view: UIView
    let axis: NSLayoutConstraint.Axis
    let part: AmbiguousPart
}

extension LayoutEngine {
    /// Which placed views have another solution on an axis.
    func openLayouts() -> [OpenLayout] {
        guard let program = layout, !isStructureDirty else { return [] }
        var found: [OpenLayout] = []
        for (index, item) in items.enumerated() {
            guard let view = item.view else { continue }
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                if index > 0, let part = openPart(of: item, axis, program.solver) {
                    found.append(OpenLayout(view: view, axis: axis, part: part))
                } else if isContentOpen(of: item, view, axis, program.solver) {
                    found.append(OpenLayout(view: view, axis: axis, part: .content))
                }
            }
        }
        return found
    }

    private func openPart(of item: LayoutItem, _ axis: NSLayoutConstraint.Axis, _ solver: Solver) -> AmbiguousPart? {
        let (origin, length) = axis == .horizontal ? (item.x, item.width) : (item.y, item.height)
        let isOriginOpen = solver.isAmbiguous(origin)
        guard isOriginOpen || solver.isAmbiguous(length) else { return nil }
        if !isOriginOpen { return .size }
        let isFixed = [0.5, 1].contains { isUnique(origin, plus: length, times: $0, solver) }
        return isFixed ? .size : .position
    }

    /// Whether the far edge (`share` 1) or the middle (`share` 0.5) has one place alone.
    private func isUnique(_ origin: Variable, plus length: Variable, times share: Double, _ solver: Solver) -> Bool {
        var trial = solver
        let place = trial.makeVariable()
        do {
            _ = try trial.add([Term(place, 1), Term(origin, -1), Term(length, -share)], .equal, 0)
            try trial.solve()
        } catch {
            return false
        }
        return !trial.isAmbiguous(place)
    }

    /// Content that views with given frames make up is whatever code says; only constraints can leave it open.
    private func isContentOpen(
        of item: LayoutItem, _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ solver: Solver
    ) -> Bool {
        guard view.showsPlainContent, view.subviews.contains(where: { !$0.layoutState.translatesAutoresizingMask }),
            let length = axis == .horizontal ? item.contentWidth : item.contentHeight
        else { return false }
        return solver.isAmbiguous(length)
    }
}
