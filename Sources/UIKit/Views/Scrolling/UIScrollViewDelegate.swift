import Foundation

/// Receives the events of a scroll view. All methods are optional.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// Called after each change of the content's offset, also in code.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called when a drag begins, before the content moves.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when the finger is lifted. The delegate may change the final offset (content coordinates, points). The
    /// velocity is always zero, and the target is the current offset. Another target within the content takes effect at
    /// once.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Called after the finger is lifted; `decelerate` is always false.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Never called: content does not move by itself.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Never called: content does not move by itself.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called after an animated change of the offset, which takes effect at once.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Returns whether a tap on the status bar scrolls to the top. Never called: pictures have no status bar to tap.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Never called: pictures have no status bar to tap.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// Called after `adjustedContentInset` changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// Returns the view that zooming enlarges. Never called: zooming is not simulated.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Leaves the target unchanged.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns true.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Returns nil.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// Declares the property `delegate` of scroll views, so that table and collection views can have one with a narrower
/// type, which Swift's overriding does not allow.
@preconcurrency @MainActor public protocol ScrollDelegating: AnyObject {}

extension ScrollDelegating where Self: UIScrollView {
    /// The delegate; not retained.
    public var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }
}
