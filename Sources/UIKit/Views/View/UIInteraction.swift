/// An interaction of a view with the user.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
    /// The view that has the interaction; nil while none does.
    var view: UIView? { get }
    /// Called before the view changes; nil for a view that loses the interaction.
    func willMove(to view: UIView?)
    /// Called after the view changed; nil for a view that lost the interaction.
    func didMove(to view: UIView?)
}
