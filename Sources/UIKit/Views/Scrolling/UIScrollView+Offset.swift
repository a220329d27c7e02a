import Foundation

/// The content offset and insets of scroll views.
extension UIScrollView {
    /// Restores the previous content size and raises Core Animation's exception for an invalid one.
    func reject(_ size: inout CGSize, _ old: CGSize) {
        let new = size
        size = old
        layer.reject("UIScrollView contentSize", [new.width, new.height])
    }

    /// Restores the previous insets and raises Core Animation's exception for invalid ones.
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
        if contentInsetAdjustmentBehavior != .never && contentInsetAdjustmentBehavior != .always {
            updateAdjustedInset()
        }
    }

    /// Notifies the view and its delegate if the adjusted inset has changed. If the content is at its top or left end, it
    /// remains there.
    func updateAdjustedInset() {
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
    var adjustedSafeAreaInsets: UIEdgeInsets {
        contentInsetWithSafeArea.reduced(by: contentInset)
    }

    var contentInsetWithSafeArea: UIEdgeInsets {
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

    /// The content offset at the top left end of the content, in points.
    public var minimumContentOffset: CGPoint {
        let inset = adjustedContentInset
        // Subtracting from 0 avoids −0, the result of negating 0.
        return CGPoint(x: 0 - inset.left, y: 0 - inset.top)
    }

    /// The content offset at the bottom right end of the content, in points. Never less than the minimum.
    public var maximumContentOffset: CGPoint {
        let (inset, minimum, size) = (adjustedContentInset, minimumContentOffset, bounds.size)
        return CGPoint(
            x: max(contentSize.width + inset.right - size.width, minimum.x),
            y: max(contentSize.height + inset.bottom - size.height, minimum.y))
    }

    /// Returns an offset clamped to the range from `minimumContentOffset` to `maximumContentOffset`, in points.
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
        let visibleRect = bounds.inset(by: adjustedContentInset)
        var offset = contentOffset
        offset.x += Self.scrollDistance(
            of: visibleRect.minX...max(visibleRect.maxX, visibleRect.minX), toShow: rect.minX, rect.maxX)
        offset.y += Self.scrollDistance(
            of: visibleRect.minY...max(visibleRect.maxY, visibleRect.minY), toShow: rect.minY, rect.maxY)
        setContentOffset(clampedContentOffset(offset), animated: animated)
    }

    /// Returns the minimum distance by which a visible range must move to show another range.
    private static func scrollDistance(of visibleRange: ClosedRange<CGFloat>, toShow low: CGFloat, _ high: CGFloat)
        -> CGFloat
    {
        if low < visibleRange.lowerBound { return high > visibleRange.upperBound ? 0 : low - visibleRange.lowerBound }
        if high > visibleRange.upperBound { return min(high - visibleRange.upperBound, low - visibleRange.lowerBound) }
        return 0
    }
}
