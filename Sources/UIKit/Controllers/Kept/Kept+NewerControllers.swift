import Foundation

// Properties of iOS 26 that are stored without effect. The catalogue of such properties has the reason for each.

/// A view above the tab bar. Stored without effect: it is not shown.
@preconcurrency @MainActor public final class UITabAccessory: NSObject {
    /// The accessory's view.
    public let contentView: UIView
    /// Creates an accessory with this view.
    public init(contentView: UIView) { self.contentView = contentView }
}

extension UITabBarController {
    /// The condition under which the tab bar is minimised. Stored without effect: it never is.
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

    /// The condition under which the tab bar is minimised. Stored without effect: the tab bar keeps its size.
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
