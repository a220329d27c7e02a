/// An object with traits, such as a screen, window, controller or view.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    /// The current traits.
    var traitCollection: UITraitCollection { get }

    /// Called after the traits have changed, with the previous traits.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
