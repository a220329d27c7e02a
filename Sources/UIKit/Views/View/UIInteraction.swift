/// A behaviour that can be added to a view, such as a context menu or drag and drop.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
    /// The view that the interaction was added to, or nil.
    var view: UIView? { get }
    /// Called before the interaction is added to a view, or with nil before it is removed.
    func willMove(to view: UIView?)
    /// Called after the interaction was added to a view, or with nil after it was removed.
    func didMove(to view: UIView?)
}
