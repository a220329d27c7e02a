import Foundation

// Properties of iOS 26 that are stored without effect. `NoOpMembers` lists the reasons.

/// The effect at an edge of a scroll view where content scrolls under a bar. Stored without effect: all bars of iOS 26
/// have the same fade.
@preconcurrency @MainActor public final class UIScrollEdgeEffect: NSObject {
    /// The styles of edge effects.
    public struct Style: Hashable, Sendable {
        let name: String
        /// The system's default.
        public static let automatic = Style(name: "automatic")
        /// A soft fade.
        public static let soft = Style(name: "soft")
        /// A hard edge.
        public static let hard = Style(name: "hard")
    }

    /// The style of the effect. Stored without effect.
    public var style = Style.automatic {
        didSet { if style != .automatic { NoOpMembers.report("UIScrollEdgeEffect.style") } }
    }
    /// A Boolean value that indicates whether the effect is hidden. Stored without effect.
    public var isHidden = false {
        didSet { if isHidden { NoOpMembers.report("UIScrollEdgeEffect.isHidden") } }
    }
}

extension UIScrollView {
    private func edgeEffect(_ name: String) -> UIScrollEdgeEffect {
        if let existingEffect = storedValues[name] as? UIScrollEdgeEffect { return existingEffect }
        let newEffect = UIScrollEdgeEffect()
        storedValues[name] = newEffect
        return newEffect
    }
    /// The effect at the upper edge. Stored without effect.
    public var topEdgeEffect: UIScrollEdgeEffect { edgeEffect("topEdgeEffect") }
    /// The effect at the lower edge. Stored without effect.
    public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect("bottomEdgeEffect") }
    /// The effect at the left edge. Stored without effect.
    public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect("leftEdgeEffect") }
    /// The effect at the right edge. Stored without effect.
    public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect("rightEdgeEffect") }
}

extension UINavigationItem {
    /// The subtitle. Stored without effect: bars display only the title.
    public var subtitle: String? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UINavigationItem.subtitle") }
    }
    /// A large title that differs from the title. Stored without effect: bars display the title.
    public var largeTitle: String? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UINavigationItem.largeTitle") }
    }
    /// The subtitle below the large title. Stored without effect: bars display only the title.
    public var largeSubtitle: String? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UINavigationItem.largeSubtitle") }
    }
    /// A view that replaces the subtitle. Stored without effect: bars display only the title.
    public var subtitleView: UIView? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UINavigationItem.subtitleView") }
    }
}
