import Foundation

/// The appearances that the owner of a bar gave it.
struct BarAppearances<Look: UIBarAppearance> {
    var standard: Look?
    var compact: Look?
    var scrollEdge: Look?

    @MainActor mutating func decode(from nib: NibCoder) {
        standard = nib.object("standardAppearance") as? Look
        compact = nib.object("compactAppearance") as? Look
        scrollEdge = nib.object("scrollEdgeAppearance") as? Look
    }

    /// The one that is due, if any was given. At the edge of what scrolls a bar that has none for it loses its surface.
    @MainActor func due(atEdge: Bool, isCompact: Bool = false) -> Look? {
        let usual = isCompact ? compact ?? standard : standard
        return atEdge ? scrollEdge ?? usual?.withoutBackground : usual
    }
}

extension UINavigationBar {
    /// The appearance over content that scrolls under the bar. The bar stores a copy.
    public var standardAppearance: UINavigationBarAppearance {
        get { looks.standard ?? UINavigationBarAppearance() }
        set {
            looks.standard = newValue.copied
            setNeedsLayout()
        }
    }
    /// The appearance on phones in landscape; `nil` for the standard one.
    public var compactAppearance: UINavigationBarAppearance? {
        get { looks.compact }
        set {
            looks.compact = newValue?.copied
            setNeedsLayout()
        }
    }
    /// The appearance while no content is under the bar; `nil` shows the standard one without its background.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.scrollEdge }
        set {
            looks.scrollEdge = newValue?.copied
            setNeedsLayout()
        }
    }

    var isAtEdge: Bool { (superview?.owningController as? UINavigationController)?.isAtTopEdge ?? false }

    /// What the present item gives counts before what the bar was given.
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

    /// Font and colour of an item's words, where the item has none of its own.
    func words(for item: UIBarButtonItem) -> [NSAttributedString.Key: Any] {
        let buttons = item.style == .done ? shownLook?.doneButtonAppearance : shownLook?.buttonAppearance
        return (item.isEnabled ? buttons?.normal : buttons?.disabled)?.titleTextAttributes ?? [:]
    }

    var backWords: [NSAttributedString.Key: Any] { shownLook?.backButtonAppearance.normal.titleTextAttributes ?? [:] }
}

extension UINavigationItem {
    /// Replaces the bar's appearance while this item is shown.
    public var standardAppearance: UINavigationBarAppearance? {
        get { looks.standard }
        set {
            looks.standard = newValue?.copied
            bar?.setNeedsLayout()
        }
    }
    /// Replaces the bar's appearance on phones in landscape.
    public var compactAppearance: UINavigationBarAppearance? {
        get { looks.compact }
        set {
            looks.compact = newValue?.copied
            bar?.setNeedsLayout()
        }
    }
    /// Replaces the bar's appearance while no content is under the bar.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.scrollEdge }
        set {
            looks.scrollEdge = newValue?.copied
            bar?.setNeedsLayout()
        }
    }
}

extension UITabBar {
    /// The appearance over content that scrolls under the bar. The bar stores a copy.
    public var standardAppearance: UITabBarAppearance {
        get { looks.standard ?? UITabBarAppearance() }
        set {
            looks.standard = newValue.copied
            setNeedsDisplay()
        }
    }
    /// The appearance while no content is under the bar; `nil` shows the standard one without its background.
    public var scrollEdgeAppearance: UITabBarAppearance? {
        get { looks.scrollEdge }
        set {
            looks.scrollEdge = newValue?.copied
            setNeedsDisplay()
        }
    }

    var isAtEdge: Bool { (superview?.owningController as? UITabBarController)?.isAtBottomEdge ?? false }
    var shownLook: UITabBarAppearance? { looks.due(atEdge: isAtEdge) }
}

extension UIToolbar {
    /// The bar's appearance. The bar stores a copy.
    public var standardAppearance: UIToolbarAppearance {
        get { looks.standard ?? UIToolbarAppearance() }
        set {
            looks.standard = newValue.copied
            setNeedsLayout()
        }
    }
    /// The appearance while no content is under the bar. Stored without effect: toolbars here don't track the content
    /// under them.
    public var scrollEdgeAppearance: UIToolbarAppearance? {
        get { looks.scrollEdge }
        set { looks.scrollEdge = newValue?.copied }
    }
}

extension UIBarAppearance {
    /// A copy of the same class.
    var copied: Self {
        guard let copy = MadeBarAppearance.make(type(of: self)) as? Self else {
            preconditionFailure("the copy must be an instance of the same class")
        }
        copy.adopt(self)
        return copy
    }
}

/// The bar heights to which a setting applies; only `default` has an effect here.
public enum UIBarMetrics: Int, Sendable {
    /// The usual height.
    case `default`
    /// The height on phones in landscape.
    case compact
    /// The usual height with a line above the title.
    case defaultPrompt = 101
    /// The height on phones in landscape, with a line above the title.
    case compactPrompt
}

/// The position of a bar. For source compatibility; nothing reads it.
public enum UIBarPosition: Int, Sendable {
    /// Anywhere.
    case any
    /// At the bottom.
    case bottom
    /// At the top.
    case top
    /// At the top, with its background extended under the status bar.
    case topAttached
}

extension UINavigationBar {
    /// Removes the bar's background if the image is empty, as many apps do; ignores other images.
    public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        guard barMetrics == .default, let backgroundImage, backgroundImage.size == .zero else { return }
        let look = UINavigationBarAppearance()
        look.configureWithTransparentBackground()
        looks.standard = look
        setNeedsLayout()
    }
}
