import Foundation

/// A part of the app that is on screen. There is one, and it is active.
@preconcurrency @MainActor open class UIScene: UIResponder {
    /// Whether a scene is on the screen.
    public enum ActivationState: Int, Sendable {
        /// It belongs to no app yet.
        case unattached = -1
        /// On the screen, and touches reach it.
        case foregroundActive
        /// On the screen, and touches do not reach it.
        case foregroundInactive
        /// Not on the screen.
        case background
    }

    /// Always in front and active, unless a subclass says otherwise.
    open var activationState: ActivationState { .foregroundActive }
    /// What the system calls the scene among others. Kept; nothing reads it.
    open var title: String!

    open override var next: UIResponder? { UIApplication.shared }
}

/// The scene of the simulated screen's windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
    static let main = UIWindowScene()

    /// The simulated screen.
    open var screen: UIScreen { .main }
    /// The visible windows, in the order in which they were shown; there is always one.
    open var windows: [UIWindow] { UIApplication.shared.windows }
    /// The window that was made key last, else the first.
    open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
    open var traitCollection: UITraitCollection { screen.traitCollection }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
