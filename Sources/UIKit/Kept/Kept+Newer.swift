import Foundation

// Properties of iOS 26 that keep what they are set to and have no effect; each one's row in the catalogue says why.

/// The fade of scrolled content under bars. Stored without effect: bars of iOS 26 all have the same fade.
@preconcurrency @MainActor public final class UIScrollEdgeEffect: NSObject {
    /// The style of the content's edge.
    public struct Style: Hashable, Sendable {
        let name: String
        /// The system decides.
        public static let automatic = Style(name: "automatic")
        /// A fade.
        public static let soft = Style(name: "soft")
        /// A hard edge.
        public static let hard = Style(name: "hard")
    }

    /// The style of the content's edge.
    public var style = Style.automatic {
        didSet { if style != .automatic { KeptMembers.tell("UIScrollEdgeEffect.style") } }
    }
    /// Whether the fade is hidden.
    public var isHidden = false {
        didSet { if isHidden { KeptMembers.tell("UIScrollEdgeEffect.isHidden") } }
    }
}

extension UIScrollView {
    private func edgeEffect(_ name: String) -> UIScrollEdgeEffect {
        if let known = keptValues[name] as? UIScrollEdgeEffect { return known }
        let made = UIScrollEdgeEffect()
        keptValues[name] = made
        return made
    }
    /// The fade at the upper edge.
    public var topEdgeEffect: UIScrollEdgeEffect { edgeEffect("topEdgeEffect") }
    /// The fade at the lower edge.
    public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect("bottomEdgeEffect") }
    /// The fade at the left edge.
    public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect("leftEdgeEffect") }
    /// The fade at the right edge.
    public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect("rightEdgeEffect") }
}

extension UINavigationItem {
    /// The text below the title. Stored without effect: bars show only the title.
    public var subtitle: String? {
        get { kept(nil) }
        set { keep(newValue, as: "UINavigationItem.subtitle") }
    }
    /// The large title, if it differs from the title. Stored without effect: bars show the title.
    public var largeTitle: String? {
        get { kept(nil) }
        set { keep(newValue, as: "UINavigationItem.largeTitle") }
    }
    /// The text below the large title. Stored without effect: bars show only the title.
    public var largeSubtitle: String? {
        get { kept(nil) }
        set { keep(newValue, as: "UINavigationItem.largeSubtitle") }
    }
    /// The view below the title. Stored without effect: bars show only the title.
    public var subtitleView: UIView? {
        get { kept(nil) }
        set { keep(newValue, as: "UINavigationItem.subtitleView") }
    }
}

/// A view above the tab bar. Stored without effect: it is not shown.
@preconcurrency @MainActor public final class UITabAccessory: NSObject {
    /// The accessory's view.
    public let contentView: UIView
    /// Creates an accessory with this view.
    public init(contentView: UIView) { self.contentView = contentView }
}

extension UITabBarController {
    /// When the tab bar is minimised. Stored without effect: it never is.
    public enum MinimizeBehavior: Int, Sendable {
        /// The system decides.
        case automatic
        /// Never.
        case never
        /// When the content is scrolled down.
        case onScrollDown
        /// When the content is scrolled up.
        case onScrollUp
    }

    /// When the tab bar is minimised. Stored without effect: the tab bar keeps its size.
    public var tabBarMinimizeBehavior: MinimizeBehavior {
        get { kept(.automatic) }
        set { keep(newValue, as: "UITabBarController.tabBarMinimizeBehavior") }
    }
    /// The view above the tab bar. Stored without effect: it is not shown.
    public var bottomAccessory: UITabAccessory? {
        get { kept(nil) }
        set { keep(newValue, as: "UITabBarController.bottomAccessory") }
    }
    /// Sets `bottomAccessory`, without animation.
    public func setBottomAccessory(_ accessory: UITabAccessory?, animated: Bool) { bottomAccessory = accessory }
}
