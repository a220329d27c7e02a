import Foundation

/// Determines whether content is scrolled under a controller's bars. Since iOS 15, bars show a background only then.
extension UIViewController {
    /// The scroll view that may extend under a bar: the controller's view or its first subview.
    private var barScrollView: UIScrollView? {
        viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
    }

    /// The innermost controller whose content is visible.
    private var visibleContentController: UIViewController {
        switch self {
        case let navigation as UINavigationController: navigation.topViewController?.visibleContentController ?? self
        case let tabs as UITabBarController: tabs.selectedViewController?.visibleContentController ?? self
        default: self
        }
    }

    /// The background colour of the content under the bars. Bars without a background fade it in at the edge.
    var colorBehindContent: UIColor? {
        visibleContentController.barScrollView?.backgroundColor
            ?? visibleContentController.viewIfLoaded?.backgroundColor
    }

    /// Whether no content is scrolled under the top bar.
    package var isAtTopEdge: Bool {
        guard let scroll = visibleContentController.barScrollView else { return true }
        return scroll.contentOffset.y <= -scroll.adjustedContentInset.top
    }

    /// Whether no content is hidden under the bottom bar.
    package var isAtBottomEdge: Bool {
        guard let scroll = visibleContentController.barScrollView else { return true }
        return scroll.contentOffset.y + scroll.bounds.height >= scroll.contentSize.height
            + scroll.adjustedContentInset.bottom
    }
}
