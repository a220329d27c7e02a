/// An interaction that a view can have with the user.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
    /// The view that has the interaction; nil if there is none.
    var view: UIView? { get }
    /// Called before the interaction moves to a view; nil if it is removed.
    func willMove(to view: UIView?)
    /// Called after the interaction moved to a view; nil if it was removed.
    func didMove(to view: UIView?)
}
