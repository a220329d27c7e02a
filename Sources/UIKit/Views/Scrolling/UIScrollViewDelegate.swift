import Foundation

/// The methods of a scroll view's delegate. All of them are optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// Called after each change of the content offset, including changes in code.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called when a drag begins, before the content moves.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when a drag ends. The velocity is always zero, and the target is the current offset. The delegate can set
    /// another target offset, which is clamped and takes effect immediately.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Called after a drag ended. `decelerate` is always false.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called when scrolling starts to decelerate after a drag. Never called: scrolling stops immediately.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called when scrolling stops after decelerating. Never called: scrolling stops immediately.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called after an animated change of the content offset, which takes effect immediately.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Returns whether a tap on the status bar scrolls to the top. Never called: snapshots have no status bar.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Called after a tap on the status bar scrolled to the top. Never called: snapshots have no status bar.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// Called after `adjustedContentInset` changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// Returns the view that is scaled by zooming. Never called: zooming is not simulated.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
    /// The default implementation does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// The default implementation does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// The default implementation doesn't change the target.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// The default implementation does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// The default implementation does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// The default implementation does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// The default implementation does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// The default implementation returns true.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// The default implementation does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// The default implementation does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// The default implementation returns nil.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// Declares `delegate` of scroll views. It is in a protocol extension so that table and collection views can redeclare it
/// with a more specific type, which an override can't have.
@preconcurrency @MainActor public protocol ScrollDelegating: AnyObject {}

extension ScrollDelegating where Self: UIScrollView {
    /// The delegate. Not retained.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
