import Foundation

/// A view whose margins, safe area, frame or baselines contribute to a row's constant, with the values last used.
@MainActor struct GeometrySource {
    /// The view; nil after it was deallocated.
    var node: LayoutNodeState? { state.isDeallocated ? nil : state }
    private let state: LayoutNodeState
    private var snapshot: Snapshot

    private struct Snapshot: Equatable {
        var margins, safeArea: LayoutInsets
        var frame: CGRect
        var firstBaseline, lastBaseline, centredHeight: CGFloat?
    }

    init(_ node: LayoutNodeState) {
        state = node
        snapshot = Self.makeSnapshot(of: node)
    }

    private static func makeSnapshot(of node: LayoutNodeState) -> Snapshot {
        let view = node.view
        // A frame that constraints determine is not an input. Its size may affect the margins, which are compared separately.
        let frame = node.hasGivenFrame ? view.nodeFrame : .zero
        return Snapshot(
            margins: view.marginInsets, safeArea: view.safeInsets, frame: frame,
            firstBaseline: view.firstBaselineDistance, lastBaseline: view.lastBaselineDistance,
            centredHeight: view.centredHeight)
    }

    /// Updates the stored values.
    /// - Returns: Whether they changed.
    mutating func refresh() -> Bool {
        guard let node else { return false }
        let newSnapshot = Self.makeSnapshot(of: node)
        guard newSnapshot != snapshot else { return false }
        snapshot = newSnapshot
        return true
    }
}
