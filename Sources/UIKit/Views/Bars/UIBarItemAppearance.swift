import Foundation

/// A bar button's title in one state.
@preconcurrency @MainActor public final class UIBarButtonItemStateAppearance: NSObject {
    /// The font and colour; missing attributes come from the bar.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of a bar's buttons.
@preconcurrency @MainActor public final class UIBarButtonItemAppearance: NSObject {
    /// The title of a button that can be tapped.
    public let normal = UIBarButtonItemStateAppearance()
    /// The title of a button under a finger. Stored without effect.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The title of a disabled button.
    public let disabled = UIBarButtonItemStateAppearance()

    /// Creates an appearance with the bar's own values; `style` has no effect, because bars know their buttons' styles.
    public init(style: UIBarButtonItem.Style = .plain) { super.init() }
}

/// A tab bar's item in one state.
@preconcurrency @MainActor public final class UITabBarItemStateAppearance: NSObject {
    /// The font and colour of the title; missing attributes come from the bar.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of template images; `nil` for the bar's tint.
    public var iconColor: UIColor?
    /// The colour of badges of items without a `badgeColor`; `nil` for `systemRed`.
    public var badgeBackgroundColor: UIColor?
    /// The font and colour of badges; missing attributes come from the bar.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Moves badges by this offset, in points.
    public var badgePositionAdjustment = UIOffset.zero
}

/// The appearance of a tab bar's items.
@preconcurrency @MainActor public final class UITabBarItemAppearance: NSObject {
    /// Items that are not selected.
    public let normal = UITabBarItemStateAppearance()
    /// The selected item.
    public let selected = UITabBarItemStateAppearance()
    /// Disabled items, selected or not.
    public let disabled = UITabBarItemStateAppearance()
}
