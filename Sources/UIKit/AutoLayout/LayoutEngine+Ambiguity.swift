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
        if isEdited, layout != nil {
            // Told in the views' order.
            isStructureDirty = true
            solveLayout()
        }
        guard var solver = layout?.solver, !isStructureDirty, !isExhausted else { return [] }
        solver.limitWork(to: workLimit)
        var found: [OpenLayout] = []
        for (index, item) in items.enumerated() {
            guard let view = item.view else { continue }
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                if index > 0, let part = openPart(of: item, axis, &solver) {
                    found.append(OpenLayout(view: view, axis: axis, part: part))
                } else if isContentOpen(of: item, view, axis, &solver) {
                    found.append(OpenLayout(view: view, axis: axis, part: .content))
                }
            }
        }
        return found
    }

    private func openPart(of item: LayoutItem, _ axis: NSLayoutConstraint.Axis, _ solver: inout Solver)
        -> AmbiguousPart?
    {
        let (origin, length) = axis == .horizontal ? (item.x, item.width) : (item.y, item.height)
        let isOriginOpen = solver.isAmbiguous([Term(origin)])
        guard isOriginOpen || solver.isAmbiguous([Term(length)]) else { return nil }
        if !isOriginOpen { return .size }
        // Whether the middle or the far edge has one place alone.
        let isFixed =
            !solver.isAmbiguous([Term(origin), Term(length, 0.5)]) || !solver.isAmbiguous([Term(origin), Term(length)])
        return isFixed ? .size : .position
    }

    /// Content that views with given frames make up is whatever code says; only constraints can leave it open.
    private func isContentOpen(
        of item: LayoutItem, _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ solver: inout Solver
    ) -> Bool {
        guard view.showsPlainContent, view.subviews.contains(where: { !$0.layoutState.translatesAutoresizingMask }),
            let length = axis == .horizontal ? item.contentWidth : item.contentHeight
        else { return false }
        return solver.isAmbiguous([Term(length)])
    }
}
