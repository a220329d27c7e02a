import Foundation

/// The appearances of navigation bars, tab bars and toolbars.
extension UINavigationBar {
    /// The appearance while content is under the bar. The bar stores a copy.
    public var standardAppearance: UINavigationBarAppearance {
        get { looks.standard ?? UINavigationBarAppearance() }
        set {
            looks.standard = newValue.copyOfSameClass
            setNeedsLayout()
        }
    }
    /// The appearance on phones in landscape; `nil` for the standard appearance.
    public var compactAppearance: UINavigationBarAppearance? {
        get { looks.compact }
        set {
            looks.compact = newValue?.copyOfSameClass
            setNeedsLayout()
        }
    }
    /// The appearance while no content is under the bar; `nil` for the standard appearance without its background.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.scrollEdge }
        set {
            looks.scrollEdge = newValue?.copyOfSameClass
            setNeedsLayout()
        }
    }

    var isAtScrollEdge: Bool { (superview?.owningController as? UINavigationController)?.isAtTopEdge ?? false }

    /// The current appearance; the current item's appearance takes precedence over the bar's.
    var effectiveAppearance: UINavigationBarAppearance? {
        var mergedAppearances = looks
        if let itemAppearances = topItem?.appearances {
            mergedAppearances = BarAppearances(
                standard: itemAppearances.standard ?? looks.standard, compact: itemAppearances.compact ?? looks.compact,
                scrollEdge: itemAppearances.scrollEdge ?? looks.scrollEdge)
        }
        return mergedAppearances.effectiveAppearance(
            atEdge: isAtScrollEdge, isCompact: traitCollection.verticalSizeClass == .compact)
    }

    var effectiveTitleAttributes: [NSAttributedString.Key: Any] {
        (titleTextAttributes ?? [:]).merging(effectiveAppearance?.titleTextAttributes ?? [:]) { $1 }
    }
    var effectiveLargeTitleAttributes: [NSAttributedString.Key: Any] {
        (largeTitleTextAttributes ?? [:]).merging(effectiveAppearance?.largeTitleTextAttributes ?? [:]) { $1 }
    }

    /// Returns the title attributes of an item's button from the appearance, such as the font and the colour.
    func buttonTextAttributes(for item: UIBarButtonItem) -> [NSAttributedString.Key: Any] {
        let buttons =
            item.style == .done ? effectiveAppearance?.doneButtonAppearance : effectiveAppearance?.buttonAppearance
        return (item.isEnabled ? buttons?.normal : buttons?.disabled)?.titleTextAttributes ?? [:]
    }

    var backButtonTextAttributes: [NSAttributedString.Key: Any] {
        effectiveAppearance?.backButtonAppearance.normal.titleTextAttributes ?? [:]
    }
}

extension UITabBar {
    /// The appearance while content is under the bar. The bar stores a copy.
    public var standardAppearance: UITabBarAppearance {
        get { looks.standard ?? UITabBarAppearance() }
        set {
            looks.standard = newValue.copyOfSameClass
            setNeedsDisplay()
        }
    }
    /// The appearance while no content is under the bar; `nil` for the standard appearance without its background.
    public var scrollEdgeAppearance: UITabBarAppearance? {
        get { looks.scrollEdge }
        set {
            looks.scrollEdge = newValue?.copyOfSameClass
            setNeedsDisplay()
        }
    }

    package var isAtScrollEdge: Bool { (superview?.owningController as? UITabBarController)?.isAtBottomEdge ?? false }
    package var shownLook: UITabBarAppearance? { looks.effectiveAppearance(atEdge: isAtScrollEdge) }
}

extension UIToolbar {
    /// The appearance of the toolbar. The bar stores a copy.
    public var standardAppearance: UIToolbarAppearance {
        get { looks.standard ?? UIToolbarAppearance() }
        set {
            looks.standard = newValue.copyOfSameClass
            setNeedsLayout()
        }
    }
    /// The appearance while no content is under the bar. Stored without effect: toolbars don't track the content
    /// under them.
    public var scrollEdgeAppearance: UIToolbarAppearance? {
        get { looks.scrollEdge }
        set { looks.scrollEdge = newValue?.copyOfSameClass }
    }
}

extension UINavigationBar {
    func updateBackground(_ backgroundImage: UIImage?, _ barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
        guard barMetrics == .default, let backgroundImage, backgroundImage.size == .zero else { return }
        let look = UINavigationBarAppearance()
        look.configureWithTransparentBackground()
        looks.standard = look
        setNeedsLayout()
    }
}
