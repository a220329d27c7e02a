import Foundation

/// A part of the app on the screen. There is only one, and it is active.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// Whether a scene is on screen.
    public enum ActivationState: Int, Sendable {
        /// Not connected to the app yet.
        case unattached = -1
        /// On screen, and touches reach it.
        case foregroundActive
        /// On screen, but touches do not reach it.
        case foregroundInactive
        /// Not on screen.
        case background
    }

    /// Always `foregroundActive`, unless a subclass overrides it.
    open var activationState: ActivationState { .foregroundActive }
    /// The system's title for the scene. Stored without effect.
    open var title: String!

    open override var next: UIResponder? { UIApplication.shared }
}

/// The scene of the windows on the simulated screen.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
    static let main = UIWindowScene()

    /// The simulated screen.
    open var screen: UIScreen { .main }
    /// The visible windows, in the order in which they were shown; there is always one.
    open var windows: [UIWindow] { UIApplication.shared.windows }
    /// The window that was made key last, or otherwise the first window.
    open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
    open var traitCollection: UITraitCollection { screen.traitCollection }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIWindowScene {
    /// The orientation of the simulated screen: `.landscapeRight` if it is wider than high, otherwise `.portrait`.
    public var interfaceOrientation: UIInterfaceOrientation {
        UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
    }
}
