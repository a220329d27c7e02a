import Foundation

/// The appearance of a bar button item's title in a state.
@preconcurrency @MainActor public final class UIBarButtonItemStateAppearance: NSObject {
    /// The font and colour of the title. The bar's defaults are used for missing attributes.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of bar button items in each state.
@preconcurrency @MainActor public final class UIBarButtonItemAppearance: NSObject {
    /// The appearance of enabled items.
    public let normal = UIBarButtonItemStateAppearance()
    /// The appearance of highlighted items. Stored without effect.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The appearance of disabled items.
    public let disabled = UIBarButtonItemStateAppearance()

    /// Creates an appearance with the bar's default values. `style` has no effect, because bars use the styles of their
    /// items.
    public init(style: UIBarButtonItem.Style = .plain) { super.init() }
}

/// The appearance of a tab bar item in a state.
@preconcurrency @MainActor public final class UITabBarItemStateAppearance: NSObject {
    /// The font and colour of the title. The bar's defaults are used for missing attributes.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of template images; nil for the bar's tint colour.
    public var iconColor: UIColor?
    /// The colour of badges if `badgeColor` isn't set; nil for `.systemRed`.
    public var badgeBackgroundColor: UIColor?
    /// The font and colour of badges. The bar's defaults are used for missing attributes.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of badges, in points.
    public var badgePositionAdjustment = UIOffset.zero
}

/// The appearance of tab bar items in each state.
@preconcurrency @MainActor public final class UITabBarItemAppearance: NSObject {
    /// The appearance of unselected items.
    public let normal = UITabBarItemStateAppearance()
    /// The appearance of the selected item.
    public let selected = UITabBarItemStateAppearance()
    /// The appearance of disabled items.
    public let disabled = UITabBarItemStateAppearance()
}
