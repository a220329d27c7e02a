import Foundation

// Properties of iOS 26 that are stored without effect. The catalogue of such properties has the reason for each.

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
        didSet { if style != .automatic { NoOpMembers.report("UIScrollEdgeEffect.style") } }
    }
    /// Whether the fade is hidden.
    public var isHidden = false {
        didSet { if isHidden { NoOpMembers.report("UIScrollEdgeEffect.isHidden") } }
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
