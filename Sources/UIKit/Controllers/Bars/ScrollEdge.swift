import Foundation

/// Whether content is under a controller's bars: since iOS 15 a bar shows its surface only then.
extension UIViewController {
    /// The scroll view whose content is under a bar: the controller's view, or the first of its subviews.
    private var barScrollView: UIScrollView? {
        viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
    }

    /// The controller whose content is visible.
    private var shownContent: UIViewController {
        switch self {
        case let navigation as UINavigationController: navigation.topViewController?.shownContent ?? self
        case let tabs as UITabBarController: tabs.selectedViewController?.shownContent ?? self
        default: self
        }
    }

    /// The colour behind the content, which it fades into under bars that have no surface.
    var colorBehindContent: UIColor? {
        shownContent.barScrollView?.backgroundColor ?? shownContent.viewIfLoaded?.backgroundColor
    }

    /// Whether no content was scrolled under the upper bar.
    package var isAtTopEdge: Bool {
        guard let scroll = shownContent.barScrollView else { return true }
        return scroll.contentOffset.y <= -scroll.adjustedContentInset.top
    }

    /// Whether the content ends above the lower bar.
    package var isAtBottomEdge: Bool {
        guard let scroll = shownContent.barScrollView else { return true }
        return scroll.contentOffset.y + scroll.bounds.height >= scroll.contentSize.height
            + scroll.adjustedContentInset.bottom
    }
}
