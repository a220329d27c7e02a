import Foundation

/// A bar button's words in one state.
@preconcurrency @MainActor public final class UIBarButtonItemStateAppearance: NSObject {
    /// Font and colour; what is left out is the bar's own.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How the buttons of a bar look.
@preconcurrency @MainActor public final class UIBarButtonItemAppearance: NSObject {
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()

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
    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()
}
