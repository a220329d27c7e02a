import Foundation

/// Content offsets and insets of scroll views.
extension UIScrollView {
    /// Rejects an invalid size with Core Animation's exception.
    func reject(_ size: inout CGSize, _ old: CGSize) {
        let new = size
        size = old
        layer.reject("UIScrollView contentSize", [new.width, new.height])
    }

    /// Rejects invalid insets with Core Animation's exception.
    func reject(_ insets: inout UIEdgeInsets, _ old: UIEdgeInsets) {
        let new = insets
        insets = old
        layer.reject("UIScrollView contentInset", [new.top, new.left, new.bottom, new.right])
    }

    func offsetDidChange() {
        setNeedsLayout()
        scrollDelegate?.scrollViewDidScroll(self)
    }

    func contentSizeChanged(from old: CGSize) {
        if contentInsetAdjustmentBehavior != .never && contentInsetAdjustmentBehavior != .always { insetDidChange() }
    }

    /// Notifies the view and its delegate of a changed adjusted inset. Content at the top or left edge stays aligned
    /// with that edge.
    func insetDidChange() {
        let inset = adjustedContentInset
        guard inset != previousAdjustedInset else { return }
        let old = previousAdjustedInset
        previousAdjustedInset = inset
        var offset = contentOffset
        if offset.y == -old.top { offset.y = 0 - inset.top }
        if offset.x == -old.left { offset.x = 0 - inset.left }
        if offset != contentOffset { contentOffset = offset }
        setNeedsLayout()
        for subview in subviews { subview.notifySafeAreaChange() }
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// The part of the safe area that `contentInsetAdjustmentBehavior` adds to the content inset, in points.
    var safeAreaInContentInset: UIEdgeInsets {
        insetWithSafeArea.reduced(by: contentInset)
    }

    var insetWithSafeArea: UIEdgeInsets {
        let axes: (horizontal: Bool, vertical: Bool)
        switch contentInsetAdjustmentBehavior {
        case .never: return contentInset
        case .always: axes = (true, true)
        case .scrollableAxes: axes = scrollableAxes
        case .automatic: axes = automaticallyAdjustedAxes
        }
        let safe = safeAreaInsets
        guard safe != .zero else { return contentInset }
        var inset = contentInset
        if axes.vertical {
            inset.top += safe.top
            inset.bottom += safe.bottom
        }
        if axes.horizontal {
            inset.left += safe.left
            inset.right += safe.right
        }
        return inset
    }

    var scrollableAxes: (horizontal: Bool, vertical: Bool) {
        let size = bounds.size
        return (
            alwaysBounceHorizontal || contentSize.width > size.width,
            alwaysBounceVertical || contentSize.height > size.height
        )
    }

    /// The offset at the start of the content, in points.
    public var minimumContentOffset: CGPoint {
        let inset = adjustedContentInset
        // Subtracts from 0, because negating 0 would result in −0.
        return CGPoint(x: 0 - inset.left, y: 0 - inset.top)
    }

    /// The offset at the end of the content, but at least the minimum, in points.
    public var maximumContentOffset: CGPoint {
        let (inset, minimum, size) = (adjustedContentInset, minimumContentOffset, bounds.size)
        return CGPoint(
            x: max(contentSize.width + inset.right - size.width, minimum.x),
            y: max(contentSize.height + inset.bottom - size.height, minimum.y))
    }

    /// Returns the nearest offset that shows only the content and its inset (points).
    public func clampedContentOffset(_ offset: CGPoint) -> CGPoint {
        let (minimum, maximum) = (minimumContentOffset, maximumContentOffset)
        return CGPoint(x: min(max(offset.x, minimum.x), maximum.x), y: min(max(offset.y, minimum.y), maximum.y))
    }

    func scroll(to offset: CGPoint, animated: Bool) {
        cancelScrollAnimation()
        guard offset != contentOffset else { return }
        guard animated, offset.x.isFinite, offset.y.isFinite else {
            contentOffset = offset
            return
        }
        animateScroll { [unowned self] in contentOffset = offset }
    }

    func scrollToVisible(_ rect: CGRect, animated: Bool) {
        let visible = bounds.inset(by: adjustedContentInset)
        var offset = contentOffset
        offset.x += Self.scrollDistance(
            of: visible.minX...max(visible.maxX, visible.minX), toShow: rect.minX, rect.maxX)
        offset.y += Self.scrollDistance(
            of: visible.minY...max(visible.maxY, visible.minY), toShow: rect.minY, rect.maxY)
        setContentOffset(clampedContentOffset(offset), animated: animated)
    }

    /// Returns the smallest distance by which a visible range must move to show another range.
    private static func scrollDistance(of visible: ClosedRange<CGFloat>, toShow low: CGFloat, _ high: CGFloat)
        -> CGFloat
    {
        if low < visible.lowerBound { return high > visible.upperBound ? 0 : low - visible.lowerBound }
        if high > visible.upperBound { return min(high - visible.upperBound, low - visible.lowerBound) }
        return 0
    }
}
