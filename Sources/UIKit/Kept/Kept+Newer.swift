import Foundation

// Properties of iOS 26 that keep what they are set to and have no effect; each one's row in the catalogue says why.

/// How what scrolls fades away under bars. Kept: bars of iOS 26 all have the same fade.
@preconcurrency @MainActor public final class UIScrollEdgeEffect: NSObject {
    /// How what scrolls ends.
    public struct Style: Hashable, Sendable {
        let name: String
        /// As the system thinks best.
        public static let automatic = Style(name: "automatic")
        /// It fades away.
        public static let soft = Style(name: "soft")
        /// It is cut off.
        public static let hard = Style(name: "hard")
    }

    /// How what scrolls ends.
    public var style = Style.automatic {
        didSet { if style != .automatic { KeptMembers.tell("UIScrollEdgeEffect.style") } }
    }
    /// Whether what scrolls does not fade.
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
    /// Words below the title. Kept, without effect: bars show the title alone.
    public var subtitle: String? {
        get { kept(nil) }
        set { keep(newValue, as: "UINavigationItem.subtitle") }
    }
    /// The large title where it is another than the title. Kept, without effect: bars show the title.
    public var largeTitle: String? {
        get { kept(nil) }
        set { keep(newValue, as: "UINavigationItem.largeTitle") }
    }
    /// Words below the large title. Kept, without effect: bars show the title alone.
    public var largeSubtitle: String? {
        get { kept(nil) }
        set { keep(newValue, as: "UINavigationItem.largeSubtitle") }
    }
    /// A view below the title. Kept, without effect: bars show the title alone.
    public var subtitleView: UIView? {
        get { kept(nil) }
        set { keep(newValue, as: "UINavigationItem.subtitleView") }
    }
}

/// A view that stands above the tab bar. Kept: none is shown.
@preconcurrency @MainActor public final class UITabAccessory: NSObject {
    /// What would stand there.
    public let contentView: UIView
    /// An accessory with that view.
    public init(contentView: UIView) { self.contentView = contentView }
}

extension UITabBarController {
    /// When the tab bar becomes small. Kept: it never does.
    public enum MinimizeBehavior: Int, Sendable {
        /// As the system thinks best.
        case automatic
        /// Never.
        case never
        /// When what it covers is scrolled down.
        case onScrollDown
        /// When what it covers is scrolled up.
        case onScrollUp
    }

    /// When the tab bar becomes small. Kept, without effect: nothing scrolls by itself.
    public var tabBarMinimizeBehavior: MinimizeBehavior {
        get { kept(.automatic) }
        set { keep(newValue, as: "UITabBarController.tabBarMinimizeBehavior") }
    }
    /// A view above the tab bar. Kept, without effect: none is shown.
    public var bottomAccessory: UITabAccessory? {
        get { kept(nil) }
        set { keep(newValue, as: "UITabBarController.bottomAccessory") }
    }
    /// Sets `bottomAccessory`; nothing slides.
    public func setBottomAccessory(_ accessory: UITabAccessory?, animated: Bool) { bottomAccessory = accessory }
}
