import Foundation

/// A view whose margins, safe area, frame or baselines are part of a row's constant, with their last values.
@MainActor struct GeometrySource {
    /// The view; nil after it was deallocated.
    var node: LayoutNodeState? { state.isGone ? nil : state }
    private let state: LayoutNodeState
    private var mark: Mark

    private struct Mark: Equatable {
        var margins, safeArea: LayoutInsets
        var frame: CGRect
        var firstBaseline, lastBaseline, centredHeight: CGFloat?
    }

    init(_ node: LayoutNodeState) {
        state = node
        mark = Self.mark(of: node)
    }

    private static func mark(of node: LayoutNodeState) -> Mark {
        let view = node.view
        // A frame that constraints determine is not an input. Its size may affect margins, which are compared separately.
        let frame = node.hasGivenFrame ? view.nodeFrame : .zero
        return Mark(
            margins: view.marginInsets, safeArea: view.safeInsets, frame: frame,
            firstBaseline: view.firstBaselineDistance, lastBaseline: view.lastBaselineDistance,
            centredHeight: view.centredHeight)
    }

    /// Updates the values.
    /// - Returns: Whether they changed.
    mutating func refresh() -> Bool {
        guard let node else { return false }
        let now = Self.mark(of: node)
        guard now != mark else { return false }
        mark = now
        return true
    }
}
