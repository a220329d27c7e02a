/// Something that has traits: a screen, window, controller or view.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    /// The traits in force.
    var traitCollection: UITraitCollection { get }

    /// Called after the traits changed, with those before.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
