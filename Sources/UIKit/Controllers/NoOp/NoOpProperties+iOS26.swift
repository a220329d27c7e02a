import Foundation

// iOS 26 properties that are stored without effect.

/// A view above the tab bar. Stored without effect: CellSim does not show it.
@preconcurrency @MainActor public final class UITabAccessory: NSObject {
    /// The view of the accessory.
    public let contentView: UIView
    /// Creates an accessory with a view.
    public init(contentView: UIView) { self.contentView = contentView }
}

extension UITabBarController {
    /// The condition under which the tab bar is minimised. Stored without effect: the tab bar keeps its size.
    public enum MinimizeBehavior: Int, Sendable {
        /// The system chooses the condition.
        case automatic
        /// The tab bar is never minimised.
        case never
        /// The tab bar is minimised when the content scrolls down.
        case onScrollDown
        /// The tab bar is minimised when the content scrolls up.
        case onScrollUp
    }

    /// The condition under which the tab bar is minimised. Stored without effect: the tab bar keeps its size.
    public var tabBarMinimizeBehavior: MinimizeBehavior {
        get { noOpValue(.automatic) }
        set { setNoOpValue(newValue, as: "UITabBarController.tabBarMinimizeBehavior") }
    }
    /// The view above the tab bar. Stored without effect: CellSim does not show it.
    public var bottomAccessory: UITabAccessory? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UITabBarController.bottomAccessory") }
    }
    /// Sets `bottomAccessory`, without animation.
    public func setBottomAccessory(_ accessory: UITabAccessory?, animated: Bool) { bottomAccessory = accessory }
}
