import Foundation

/// The appearance of a bar button's title in one state.
@preconcurrency @MainActor public final class UIBarButtonItemStateAppearance: NSObject {
    /// The font and colour of the title; the bar provides missing attributes.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The appearance of the buttons of a bar in each state.
@preconcurrency @MainActor public final class UIBarButtonItemAppearance: NSObject {
    /// The appearance of an enabled button.
    public let normal = UIBarButtonItemStateAppearance()
    /// The appearance of a button under a finger. Stored without effect.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The appearance of a disabled button.
    public let disabled = UIBarButtonItemStateAppearance()

    /// Creates an appearance with the bar's default values. `style` has no effect, because bars read their buttons'
    /// styles.
    public init(style: UIBarButtonItem.Style = .plain) { super.init() }
}

/// The appearance of a tab bar item in one state.
@preconcurrency @MainActor public final class UITabBarItemStateAppearance: NSObject {
    /// The font and colour of the title; the bar provides missing attributes.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of template images; nil for the bar's tint.
    public var iconColor: UIColor?
    /// The colour of badges of items without a `badgeColor`; nil for `systemRed`.
    public var badgeBackgroundColor: UIColor?
    /// The font and colour of badges; the bar provides missing attributes.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of badges in points.
    public var badgePositionAdjustment = UIOffset.zero
}

/// The appearance of the items of a tab bar in each state.
@preconcurrency @MainActor public final class UITabBarItemAppearance: NSObject {
    /// The appearance of items that are not selected.
    public let normal = UITabBarItemStateAppearance()
    /// The appearance of the selected item.
    public let selected = UITabBarItemStateAppearance()
    /// The appearance of disabled items, selected or not.
    public let disabled = UITabBarItemStateAppearance()
}
