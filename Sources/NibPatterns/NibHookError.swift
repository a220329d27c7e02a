/// An error that describes why a hook can't tag or find its outlets.
public enum NibHookError: Error, Hashable, CustomStringConvertible {
    /// The outlet `view` isn't connected.
    case noView(hook: String)
    /// A view in the nib already has the tag that is reserved for an outlet.
    case tagInUse(hook: String, outlet: String, tag: Int, by: String)
    /// The view of an outlet already has a tag, on which other code may depend.
    case viewHasTag(hook: String, outlet: String, tag: Int)
    /// Two outlets are connected to the same view, which can have only one tag.
    case shared(hook: String, outlets: [String])
    /// An outlet is connected to a view that isn't inside `view`, where it couldn't be found.
    case notInside(hook: String, outlet: String)
    /// An outlet is an array of views, which a single tag can't identify.
    case collection(hook: String, outlet: String)
    /// The view contains none of the hook's tags.
    case notLoaded(hook: String, view: String)
    /// The view with the tag of an outlet has another class.
    case wrongClass(hook: String, outlet: String, tag: Int, expected: String, found: String)

    /// A description of the problem, and how to fix it.
    public var description: String {
        switch self {
        case .noView(let hook):
            "\(hook): the outlet 'view' is not set; connect File's Owner's view to the nib's top-level view"
        case .tagInUse(let hook, let outlet, let tag, let owner):
            "\(hook): the tag \(tag) of the outlet '\(outlet)' is already in use by a \(owner); set that view's tag to 0, or"
                + " override firstTag"
        case .viewHasTag(let hook, let outlet, let tag):
            "\(hook): the view of the outlet '\(outlet)' already has the tag \(tag); set it to 0 in the nib"
        case .shared(let hook, let outlets):
            "\(hook): the outlets \(outlets.map { "'\($0)'" }.joined(separator: " and ")) point to the same view; remove one of them"
        case .notInside(let hook, let outlet):
            "\(hook): the outlet '\(outlet)' points to a view that is not inside the outlet 'view'"
        case .collection(let hook, let outlet):
            "\(hook): the outlet '\(outlet)' is a collection; use one outlet for each view"
        case .notLoaded(let hook, let view):
            "\(hook): this \(view) has none of the hook's tags; it was not loaded by a \(hook)"
        case .wrongClass(let hook, let outlet, let tag, let expected, let found):
            "\(hook): the outlet '\(outlet)' expects a \(expected), but the view with the tag \(tag) is a \(found)"
        }
    }
}
