import CellSimGraphics
import CellSimSolver
import Foundation

/// Rounds solved frames to pixels.
extension LayoutEngine {
    /// Rounds the edges of all frames to pixels and applies the frames to the views.
    ///
    /// As in UIKit, each edge is rounded by its position in the window, not in its superview: a frame is the difference
    /// between its own rounded edges and its superview's. Therefore equal edges stay aligned at any nesting depth. (In two sets
    /// of documents, 67 frames recorded by Interface Builder match this rule better than rounding in the superview; one frame
    /// matches it less well.)
    ///
    /// The engine's root keeps its position, which is treated as a whole pixel. Fractional constant frames aren't compensated
    /// in their subviews (two recorded frames confirm this), and frames don't change during scrolling.
    func applySolution(of solverState: LayoutSolverState, isFree: Bool) {
        let grid = root.view.nodeGrid
        if isFree {
            root.view.resize(
                to: CGSize(
                    width: grid.rounded(length(items[0].width, solverState)),
                    height: grid.rounded(length(items[0].height, solverState))))
        }
        for index in items.indices.dropFirst() where !items[index].isVacant {
            items[index].solvedFrame = frame(at: index, of: solverState, grid)
            if let node = items[index].node { node.view.place(in: items[index].solvedFrame) }
        }
        for index in items.indices {
            guard let node = items[index].node, let width = items[index].contentWidth,
                let height = items[index].contentHeight
            else { continue }
            let size = CGSize(
                width: grid.rounded(length(width, solverState)), height: grid.rounded(length(height, solverState)))
            if hasPlacedChildren(node) { node.view.placeContent(size: size) }
        }
    }

    /// Returns whether constraints position any child of a view.
    func hasPlacedChildren(_ node: LayoutNodeState) -> Bool {
        var hasPlacedChild = false
        node.view.forEachChild { if !$0.translatesAutoresizingMask { hasPlacedChild = true } }
        return hasPlacedChild
    }

    private func length(_ variable: Variable, _ solverState: LayoutSolverState) -> CGFloat {
        CGFloat(Self.bounded(solverState.solver.value(of: variable)))
    }

    /// Returns an item's frame, rounded to pixels, in its superview's coordinates. The superview's frame must have been
    /// computed before.
    private func frame(at index: Int, of solverState: LayoutSolverState, _ grid: PixelGrid) -> CGRect {
        let outerOrigin = origin(ofOuterOf: index)
        let x = length(items[index].x, solverState), y = length(items[index].y, solverState)
        let width = length(items[index].width, solverState), height = length(items[index].height, solverState)
        let ideal = CGPoint(x: outerOrigin.ideal.x + x * grid.scale, y: outerOrigin.ideal.y + y * grid.scale)
        let end = CGPoint(x: ideal.x + width * grid.scale, y: ideal.y + height * grid.scale)
        let (left, top) = (PixelGrid.nearest(ideal.x), PixelGrid.nearest(ideal.y))
        (items[index].exactOrigin, items[index].roundedOrigin) = (ideal, CGPoint(x: left, y: top))
        return CGRect(
            x: (left - outerOrigin.snapped.x) / grid.scale, y: (top - outerOrigin.snapped.y) / grid.scale,
            width: max(PixelGrid.nearest(end.x) - left, 0) / grid.scale,
            height: max(PixelGrid.nearest(end.y) - top, 0) / grid.scale)
    }

    /// Returns the origin of an item's superview, exact and rounded.
    private func origin(ofOuterOf index: Int) -> (ideal: CGPoint, snapped: CGPoint) {
        let outer = Int(items[index].outerIndex)
        return outer < 0
            ? origin(of: items[index].coordinateNode) : (items[outer].exactOrigin, items[outer].roundedOrigin)
    }

    /// Returns a view's exact and rounded origin, in pixels of the root. A view with a constant frame keeps its origin.
    private func origin(of node: LayoutNodeState?) -> (ideal: CGPoint, snapped: CGPoint) {
        guard let node, node !== root else { return (.zero, .zero) }
        if node.memberEngine === self, !node.hasGivenFrame {
            let item = items[Int(node.memberIndex)]
            return (item.exactOrigin, item.roundedOrigin)
        }
        let (outer, scale, frame) = (origin(of: node.parent), root.view.nodeGrid.scale, node.view.nodeFrame)
        let offset = CGPoint(x: frame.minX * scale, y: frame.minY * scale)
        return (
            CGPoint(x: outer.ideal.x + offset.x, y: outer.ideal.y + offset.y),
            CGPoint(x: outer.snapped.x + offset.x, y: outer.snapped.y + offset.y)
        )
    }
}
