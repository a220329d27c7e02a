import CellSimGraphics
import Foundation
@_spi(UIKitModules) import UIKitViews

/// A control with a row of dots, one for each page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    /// The number of pages, at least 0. If the current page no longer exists, the last page becomes current.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(numberOfPages, 0)
            currentPage = min(currentPage, max(numberOfPages - 1, 0))
            invalidateIntrinsicContentSize()
        }
    }
    /// The index of the current page, clamped to the existing pages. Setting it sends no action.
    open var currentPage = 0 { didSet { currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0)) } }
    /// A Boolean value that indicates whether the dot of a single page is hidden. The control keeps its size.
    open var hidesForSinglePage = false
    /// The colour of the dots of other pages; nil for the colour of tertiary labels.
    open var pageIndicatorTintColor: UIColor?
    /// The colour of the current page's dot; nil for the colour of labels.
    open var currentPageIndicatorTintColor: UIColor?

    /// Creates a control without pages, with a frame in the superview's coordinates (points).
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        numberOfPages = nib.count("numberOfPages") ?? 0
        currentPage = nib.int("currentPage") ?? 0
        hidesForSinglePage = nib.bool("hidesForSinglePage") ?? false
        pageIndicatorTintColor = nib.color("pageIndicatorTintColor")
        currentPageIndicatorTintColor = nib.color("currentPageIndicatorTintColor")
    }

    /// Returns the size for a number of pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let metrics = ControlMetrics.PageControl.self
        return CGSize(width: metrics.padding + metrics.pageWidth * CGFloat(max(pageCount, 0)), height: metrics.height)
    }

    /// The size for all pages, in points. It is not zero, even without dots.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Moves to the next or previous page, depending on the half in which the touch ends. Sends `valueChanged` and
    /// `primaryActionTriggered` if there is such a page.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, isTouchInside else { return }
        let isRightHalf = touch.location(in: self).x >= bounds.midX
        let page = currentPage
        currentPage += isRightHalf != (effectiveUserInterfaceLayoutDirection == .rightToLeft) ? 1 : -1
        if currentPage != page { sendValueChanged() }
    }

    @_spi(UIKitModules) public override func recordContent(into recorder: inout DisplayRecorder) {
        guard numberOfPages > 1 || numberOfPages == 1 && !hidesForSinglePage else { return }
        let (dot, pitch) = (ControlMetrics.PageControl.dot, ControlMetrics.PageControl.pitch)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = bounds.midX - pitch * CGFloat(numberOfPages - 1) / 2
        // Dots farther from the middle are not visible.
        let middle = numberOfPages / 2
        for page in max(middle - 5_000, 0)..<min(middle + 5_000, numberOfPages) {
            let visualIndex = CGFloat(isRightToLeft ? numberOfPages - 1 - page : page)
            let rect = CGRect(
                x: left + visualIndex * pitch - dot / 2, y: bounds.midY - dot / 2, width: dot, height: dot)
            let color: UIColor =
                page == currentPage
                ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
            recorder.fill(rect, radii: CornerRadii(dot / 2), color: recorder.rgba(color))
        }
    }
}
