import Foundation

/// The appearances of navigation bars, tab bars and toolbars.
extension UINavigationBar {
    /// The appearance while content is under the bar. The bar stores a copy.
    public var standardAppearance: UINavigationBarAppearance {
        get { barAppearances.standard ?? UINavigationBarAppearance() }
        set {
            barAppearances.standard = newValue.copyOfSameClass
            setNeedsLayout()
        }
    }
    /// The appearance on phones in landscape; `nil` for the standard appearance.
    public var compactAppearance: UINavigationBarAppearance? {
        get { barAppearances.compact }
        set {
            barAppearances.compact = newValue?.copyOfSameClass
            setNeedsLayout()
        }
    }
    /// The appearance while no content is under the bar; `nil` for the standard appearance without its background.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { barAppearances.scrollEdge }
        set {
            barAppearances.scrollEdge = newValue?.copyOfSameClass
            setNeedsLayout()
        }
    }

    var isAtScrollEdge: Bool { (superview?.owningController as? UINavigationController)?.isAtTopEdge ?? false }

    /// The current appearance; the current item's appearance takes precedence over the bar's.
    var effectiveAppearance: UINavigationBarAppearance? {
        var mergedAppearances = barAppearances
        if let itemAppearances = topItem?.appearances {
            mergedAppearances = BarAppearances(
                standard: itemAppearances.standard ?? barAppearances.standard,
                compact: itemAppearances.compact ?? barAppearances.compact,
                scrollEdge: itemAppearances.scrollEdge ?? barAppearances.scrollEdge)
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
        get { barAppearances.standard ?? UITabBarAppearance() }
        set {
            barAppearances.standard = newValue.copyOfSameClass
            setNeedsDisplay()
        }
    }
    /// The appearance while no content is under the bar; `nil` for the standard appearance without its background.
    public var scrollEdgeAppearance: UITabBarAppearance? {
        get { barAppearances.scrollEdge }
        set {
            barAppearances.scrollEdge = newValue?.copyOfSameClass
            setNeedsDisplay()
        }
    }

    package var isAtScrollEdge: Bool { (superview?.owningController as? UITabBarController)?.isAtBottomEdge ?? false }
    package var shownAppearance: UITabBarAppearance? { barAppearances.effectiveAppearance(atEdge: isAtScrollEdge) }
}

extension UIToolbar {
    /// The appearance of the toolbar. The bar stores a copy.
    public var standardAppearance: UIToolbarAppearance {
        get { barAppearances.standard ?? UIToolbarAppearance() }
        set {
            barAppearances.standard = newValue.copyOfSameClass
            setNeedsLayout()
        }
    }
    /// The appearance while no content is under the bar. Stored without effect: toolbars don't track the content
    /// under them.
    public var scrollEdgeAppearance: UIToolbarAppearance? {
        get { barAppearances.scrollEdge }
        set { barAppearances.scrollEdge = newValue?.copyOfSameClass }
    }
}

extension UINavigationBar {
    func updateBackground(_ backgroundImage: UIImage?, _ barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
        guard barMetrics == .default, let backgroundImage, backgroundImage.size == .zero else { return }
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        barAppearances.standard = appearance
        setNeedsLayout()
    }
}
