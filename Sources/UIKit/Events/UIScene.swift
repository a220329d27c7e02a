import Foundation

/// A part of the app that is on screen. There is one, and it is active.
@preconcurrency @MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1, foregroundActive, foregroundInactive, background
    }

    open var activationState: ActivationState { .foregroundActive }
    open var title: String!

    open override var next: UIResponder? { UIApplication.shared }
}

/// The scene of the simulated screen's windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
    static let main = UIWindowScene()

    open var screen: UIScreen { .main }
    /// The visible windows, in the order in which they were shown; there is always one.
    open var windows: [UIWindow] { UIApplication.shared.windows }
    open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
    open var traitCollection: UITraitCollection { screen.traitCollection }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
