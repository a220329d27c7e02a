import Foundation

/// Scrolling by dragging.
extension UIScrollView {
    /// The gesture recogniser for scrolling, created on first use.
    var scrollPanRecognizer: UIPanGestureRecognizer {
        if let storedPanRecognizer { return storedPanRecognizer }
        let pan = ScrollPanGestureRecognizer(target: nil, action: nil)
        pan.view = self
        storedPanRecognizer = pan
        return pan
    }

    /// Scrolls with the finger. The content stops at its ends: it neither bounces nor decelerates.
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

    /// Lets the delegate choose the final offset. The velocity is always zero, so the proposed offset is the current
    /// one.
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

/// A pan gesture recogniser that notifies its scroll view before other targets.
@MainActor private final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    override init?(coder: NSCoder) { super.init(coder: coder) }

    override var isEnabled: Bool {
        get { super.isEnabled && ((view as? UIScrollView)?.isScrollEnabled ?? false) }
        set { super.isEnabled = newValue }
    }

    override func sendActions() {
        (view as? UIScrollView)?.handlePan(self)
        // The scroll view may have ended the drag, which is reported next.
        if !hasPendingChange { super.sendActions() }
    }
}
