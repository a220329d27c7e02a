import Foundation

/// A scene of the app: one instance of its user interface. There is only one scene, and it is active.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// The activation state of a scene.
    public enum ActivationState: Int, Sendable {
        /// Not connected to the app.
        case unattached = -1
        /// On screen and receiving touches.
        case foregroundActive
        /// On screen without receiving touches.
        case foregroundInactive
        /// Not on screen.
        case background
    }

    /// The activation state: `foregroundActive` unless a subclass overrides it.
    open var activationState: ActivationState { .foregroundActive }
    /// The title of the scene. Stored without effect.
    open var title: String!

    open override var next: UIResponder? { UIApplication.shared }
}

/// The scene that contains the windows on the simulated screen.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
    static let main = UIWindowScene()

    /// The simulated screen.
    open var screen: UIScreen { .main }
    /// The visible windows that became key, in that order; there is always at least one.
    open var windows: [UIWindow] { UIApplication.shared.windows }
    /// The window that most recently became key, or otherwise the first window.
    open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
    open var traitCollection: UITraitCollection { screen.traitCollection }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIWindowScene {
    /// The orientation of the simulated screen: `.landscapeRight` if it is wider than it is high, otherwise
    /// `.portrait`.
    public var interfaceOrientation: UIInterfaceOrientation {
        UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
    }
}
