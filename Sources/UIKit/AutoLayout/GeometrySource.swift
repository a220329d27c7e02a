import Foundation

/// A view whose margins, safe area, frame or baselines are part of a row's constant, and what they last were.
@MainActor @safe struct GeometrySource {
    /// Nil once it is gone.
    var view: UIView? { identity.view }
    private let identity: LayoutIdentity
    private var mark: Mark

    private struct Mark: Equatable {
        var margins, safeArea: UIEdgeInsets
        var frame: CGRect
        var firstBaseline, lastBaseline, centredBaselineHeight: CGFloat?
    }

    init(_ view: UIView) {
        identity = view.layoutIdentity
        mark = Self.mark(of: view)
    }

    private static func mark(of view: UIView) -> Mark {
        // A frame that constraints give is no input; its size may decide margins, which are looked at themselves.
        let frame = view.layoutState.hasGivenFrame ? view.frame : .zero
        return Mark(
            margins: view.layoutMargins, safeArea: view.safeAreaInsets, frame: frame,
            firstBaseline: view.firstBaselineOffset,
            lastBaseline: view.lastBaselineOffset, centredBaselineHeight: view.centredBaselineHeight)
    }

    /// Looks again.
    /// - Returns: true when something changed.
    mutating func refresh() -> Bool {
        guard let view else { return false }
        let now = Self.mark(of: view)
        guard now != mark else { return false }
        mark = now
        return true
    }
}
