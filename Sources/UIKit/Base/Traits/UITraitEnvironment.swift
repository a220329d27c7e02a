/// An object that has traits, such as a screen, window, controller or view.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    /// The current traits.
    var traitCollection: UITraitCollection { get }

    /// Called after the traits changed, with the previous ones.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
