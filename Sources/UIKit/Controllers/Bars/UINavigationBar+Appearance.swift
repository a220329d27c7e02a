import Foundation

/// The appearances of navigation bars, tab bars and toolbars.
extension UINavigationBar {
    /// The appearance while content is under the bar. The bar stores a copy.
    public var standardAppearance: UINavigationBarAppearance {
        get { looks.standard ?? UINavigationBarAppearance() }
        set {
            looks.standard = newValue.copied
            setNeedsLayout()
        }
    }
    /// The appearance on phones in landscape; `nil` for the standard appearance.
    public var compactAppearance: UINavigationBarAppearance? {
        get { looks.compact }
        set {
            looks.compact = newValue?.copied
            setNeedsLayout()
        }
    }
    /// The appearance while no content is under the bar; `nil` for the standard appearance without its background.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.scrollEdge }
        set {
            looks.scrollEdge = newValue?.copied
            setNeedsLayout()
        }
    }

    var isAtEdge: Bool { (superview?.owningController as? UINavigationController)?.isAtTopEdge ?? false }

    /// The current appearance; the current item's appearance takes precedence over the bar's.
    var shownLook: UINavigationBarAppearance? {
        var due = looks
        if let own = topItem?.looks {
            due = BarAppearances(
                standard: own.standard ?? looks.standard, compact: own.compact ?? looks.compact,
                scrollEdge: own.scrollEdge ?? looks.scrollEdge)
        }
        return due.due(atEdge: isAtEdge, isCompact: traitCollection.verticalSizeClass == .compact)
    }

    var shownTitleAttributes: [NSAttributedString.Key: Any] {
        (titleTextAttributes ?? [:]).merging(shownLook?.titleTextAttributes ?? [:]) { $1 }
    }
    var shownLargeTitleAttributes: [NSAttributedString.Key: Any] {
        (largeTitleTextAttributes ?? [:]).merging(shownLook?.largeTitleTextAttributes ?? [:]) { $1 }
    }

    /// Returns the font and colour of an item's title from the appearance.
    func words(for item: UIBarButtonItem) -> [NSAttributedString.Key: Any] {
        let buttons = item.style == .done ? shownLook?.doneButtonAppearance : shownLook?.buttonAppearance
        return (item.isEnabled ? buttons?.normal : buttons?.disabled)?.titleTextAttributes ?? [:]
    }

    var backWords: [NSAttributedString.Key: Any] { shownLook?.backButtonAppearance.normal.titleTextAttributes ?? [:] }
}

extension UITabBar {
    /// The appearance while content is under the bar. The bar stores a copy.
    public var standardAppearance: UITabBarAppearance {
        get { looks.standard ?? UITabBarAppearance() }
        set {
            looks.standard = newValue.copied
            setNeedsDisplay()
        }
    }
    /// The appearance while no content is under the bar; `nil` for the standard appearance without its background.
    public var scrollEdgeAppearance: UITabBarAppearance? {
        get { looks.scrollEdge }
        set {
            looks.scrollEdge = newValue?.copied
            setNeedsDisplay()
        }
    }

    package var isAtEdge: Bool { (superview?.owningController as? UITabBarController)?.isAtBottomEdge ?? false }
    package var shownLook: UITabBarAppearance? { looks.due(atEdge: isAtEdge) }
}

extension UIToolbar {
    /// The appearance of the toolbar. The bar stores a copy.
    public var standardAppearance: UIToolbarAppearance {
        get { looks.standard ?? UIToolbarAppearance() }
        set {
            looks.standard = newValue.copied
            setNeedsLayout()
        }
    }
    /// The appearance while no content is under the bar. Stored without effect: toolbars don't track the content
    /// under them.
    public var scrollEdgeAppearance: UIToolbarAppearance? {
        get { looks.scrollEdge }
        set { looks.scrollEdge = newValue?.copied }
    }
}

extension UINavigationBar {
    func changeBackground(_ backgroundImage: UIImage?, _ barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
        guard barMetrics == .default, let backgroundImage, backgroundImage.size == .zero else { return }
        let look = UINavigationBarAppearance()
        look.configureWithTransparentBackground()
        looks.standard = look
        setNeedsLayout()
    }
}
