import Foundation

/// An instance of the app's user interface. CellSim has a single scene, which is active.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// The activation states of a scene.
    public enum ActivationState: Int, Sendable {
        /// The scene is not connected to the app.
        case unattached = -1
        /// The scene is in the foreground and receives events.
        case foregroundActive
        /// The scene is in the foreground and doesn't receive events.
        case foregroundInactive
        /// The scene is in the background.
        case background
    }

    /// The activation state of the scene. By default, `.foregroundActive`.
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
    /// The visible windows that have been key windows, most recent last. There is always at least one.
    open var windows: [UIWindow] { UIApplication.shared.windows }
    /// The key window, or otherwise the first window.
    open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
    open var traitCollection: UITraitCollection { screen.traitCollection }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIWindowScene {
    /// The orientation of the simulated screen: `.landscapeRight` if its width is greater than its height, otherwise
    /// `.portrait`.
    public var interfaceOrientation: UIInterfaceOrientation {
        UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
    }
}
