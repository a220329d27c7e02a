import Foundation

/// A bar button's words in one state.
@preconcurrency @MainActor public final class UIBarButtonItemStateAppearance: NSObject {
    /// Font and colour; what is left out is the bar's own.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How the buttons of a bar look.
@preconcurrency @MainActor public final class UIBarButtonItemAppearance: NSObject {
    /// The words of a button that can be tapped.
    public let normal = UIBarButtonItemStateAppearance()
    /// The words of a button under a finger. Kept; nothing reads it.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The words of a button that is not enabled.
    public let disabled = UIBarButtonItemStateAppearance()

    /// Looks in which everything is the bar's own; `style` makes no difference here, for bars know their buttons'
    /// styles.
    public init(style: UIBarButtonItem.Style = .plain) { super.init() }
}

/// A tab bar's item in one state.
@preconcurrency @MainActor public final class UITabBarItemStateAppearance: NSObject {
    /// Font and colour of the title; what is left out is the bar's own.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of template images; `nil` for the bar's tint.
    public var iconColor: UIColor?
}

/// How the items of a tab bar look.
@preconcurrency @MainActor public final class UITabBarItemAppearance: NSObject {
    /// Items that are not selected.
    public let normal = UITabBarItemStateAppearance()
    /// The selected item.
    public let selected = UITabBarItemStateAppearance()
    /// Items that are not enabled, selected or not.
    public let disabled = UITabBarItemStateAppearance()
}
