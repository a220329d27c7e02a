import Foundation

extension UIScrollView {
    /// The recogniser that scrolls, made on first use.
    var scrollingPan: UIPanGestureRecognizer {
        if let ownPanRecognizer { return ownPanRecognizer }
        let pan = ScrollingPan(target: nil, action: nil)
        pan.view = self
        ownPanRecognizer = pan
        return pan
    }

    /// Follows the finger. The content stops at its ends: nothing bounces and nothing goes on by itself.
    func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.storedState {
        case .began:
            isTracking = true
            isDragging = true
            dragStart = contentOffset
            scrollDelegate?.scrollViewWillBeginDragging(self)
            drag(by: pan.translation(in: superview))
        case .changed: drag(by: pan.translation(in: superview))
        case .ended, .cancelled:
            endDragging()
            isTracking = false
            isDragging = false
            scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
        default: break
        }
    }

    /// Lets the delegate choose where the content comes to rest: the finger stood still, so that is where it is.
    private func endDragging() {
        var target = restingContentOffset(contentOffset)
        unsafe scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
        if target != contentOffset { contentOffset = clampedContentOffset(target) }
    }

    private func drag(by translation: CGPoint) {
        let axes = (
            horizontal: alwaysBounceHorizontal || maximumContentOffset.x > minimumContentOffset.x,
            vertical: alwaysBounceVertical || maximumContentOffset.y > minimumContentOffset.y
        )
        let wanted = CGPoint(
            x: axes.horizontal ? dragStart.x - translation.x : contentOffset.x,
            y: axes.vertical ? dragStart.y - translation.y : contentOffset.y)
        let offset = clampedContentOffset(wanted)
        if offset != contentOffset { contentOffset = offset }
    }
}

/// Tells its scroll view before any other target.
@MainActor private final class ScrollingPan: UIPanGestureRecognizer {
    override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    override init?(coder: NSCoder) { super.init(coder: coder) }

    override var isEnabled: Bool {
        get { super.isEnabled && ((view as? UIScrollView)?.isScrollEnabled ?? false) }
        set { super.isEnabled = newValue }
    }

    override func report() {
        (view as? UIScrollView)?.follow(self)
        // What the scroll view did may have ended the drag, which is told next.
        if !hasNews { super.report() }
    }
}
