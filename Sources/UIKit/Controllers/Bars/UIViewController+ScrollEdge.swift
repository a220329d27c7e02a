import Foundation

/// Determines whether content is under a controller's bars. Since iOS 15, a bar shows its background only then.
extension UIViewController {
    /// The scroll view that may be under a bar: the controller's view or the first subview.
    private var barScrollView: UIScrollView? {
        viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
    }

    /// The controller with the visible content.
    private var visibleContentController: UIViewController {
        switch self {
        case let navigation as UINavigationController: navigation.topViewController?.visibleContentController ?? self
        case let tabs as UITabBarController: tabs.selectedViewController?.visibleContentController ?? self
        default: self
        }
    }

    /// The background colour of the content. Content fades into it under bars without a background.
    var colorBehindContent: UIColor? {
        visibleContentController.barScrollView?.backgroundColor
            ?? visibleContentController.viewIfLoaded?.backgroundColor
    }

    /// Whether the content is not scrolled under the upper bar.
    package var isAtTopEdge: Bool {
        guard let scroll = visibleContentController.barScrollView else { return true }
        return scroll.contentOffset.y <= -scroll.adjustedContentInset.top
    }

    /// Whether the content ends above the lower bar.
    package var isAtBottomEdge: Bool {
        guard let scroll = visibleContentController.barScrollView else { return true }
        return scroll.contentOffset.y + scroll.bounds.height >= scroll.contentSize.height
            + scroll.adjustedContentInset.bottom
    }
}
