import Foundation

/// A view whose margins, safe area, frame or baselines are part of a row's constant, and what they last were.
@MainActor @safe struct GeometrySource {
    /// Not counted, as those of the engine's items are not.
    var view: UIView { unsafe viewReference }
    private unowned(unsafe) let viewReference: UIView
    private var mark: Mark

    private struct Mark: Equatable {
        var margins, safeArea: UIEdgeInsets
        var frame: CGRect
        var firstBaseline, lastBaseline, centredBaselineHeight: CGFloat?
    }

    init(_ view: UIView) {
        unsafe viewReference = view
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
        let now = Self.mark(of: view)
        guard now != mark else { return false }
        mark = now
        return true
    }
}
