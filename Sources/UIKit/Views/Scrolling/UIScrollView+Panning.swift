import Foundation

/// Scrolls by dragging.
extension UIScrollView {
    /// The pan gesture recogniser for scrolling, created on first use.
    var scrollPanRecognizer: UIPanGestureRecognizer {
        if let storedPanRecognizer { return storedPanRecognizer }
        let pan = ScrollPanGestureRecognizer(target: nil, action: nil)
        pan.view = self
        storedPanRecognizer = pan
        return pan
    }

    /// Scrolls the content with the finger. It neither bounces nor decelerates.
    func handlePan(_ pan: UIPanGestureRecognizer) {
        switch pan.storedState {
        case .began:
            isTracking = true
            isDragging = true
            dragStartOffset = contentOffset
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

    /// Calls the delegate, which can change the final offset. The velocity is always zero, so the proposed offset is the
    /// current one.
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
        let targetOffset = CGPoint(
            x: axes.horizontal ? dragStartOffset.x - translation.x : contentOffset.x,
            y: axes.vertical ? dragStartOffset.y - translation.y : contentOffset.y)
        let offset = clampedContentOffset(targetOffset)
        if offset != contentOffset { contentOffset = offset }
    }
}

/// The pan gesture recogniser of a scroll view. It calls the scroll view before it sends its actions.
@MainActor private final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    override init?(coder: NSCoder) { super.init(coder: coder) }

    override var isEnabled: Bool {
        get { super.isEnabled && ((view as? UIScrollView)?.isScrollEnabled ?? false) }
        set { super.isEnabled = newValue }
    }

    override func sendActions() {
        (view as? UIScrollView)?.handlePan(self)
        // If the scroll view cancelled the gesture, the actions for that state are sent next.
        if !hasPendingChange { super.sendActions() }
    }
}
