import Foundation

/// Receives the events of a scroll view. All methods are optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// Called after each change of the content offset, including changes in code.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called when a drag begins, before the content moves.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when the finger is lifted. The velocity is always zero, and the target is the current offset. The
    /// delegate can set another target within the content (content coordinates, points), which takes effect
    /// immediately.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Called after the finger is lifted; `decelerate` is always false.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called when the content continues to move after a drag. Never called: it does not move by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called when the content stops moving after a drag. Never called: it does not move by itself.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called after an animated change of the offset, which takes effect immediately.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Returns whether a tap on the status bar scrolls to the top. Never called: snapshots have no status bar.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Called after a tap on the status bar scrolled to the top. Never called: snapshots have no status bar.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// Called after `adjustedContentInset` changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// Returns the view that zooming scales. Never called: zooming is not simulated.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
    /// Does nothing: the default for delegates that don't implement it.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing: the default for delegates that don't implement it.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Leaves the target unchanged: the default for delegates that don't implement it.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing: the default for delegates that don't implement it.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing: the default for delegates that don't implement it.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing: the default for delegates that don't implement it.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing: the default for delegates that don't implement it.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns true: the default for delegates that don't implement it.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing: the default for delegates that don't implement it.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing: the default for delegates that don't implement it.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Returns nil: the default for delegates that don't implement it.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// Declares the property `delegate` of scroll views in a protocol. Table and collection views can therefore redeclare
/// it with a narrower type, which Swift does not allow for overrides.
@preconcurrency @MainActor public protocol ScrollDelegating: AnyObject {}

extension ScrollDelegating where Self: UIScrollView {
    /// The delegate; not retained.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
