/// The reasons why a hook can't tag or find its outlets.
public enum NibHookError: Error, Hashable, CustomStringConvertible {
    /// `view` of File's Owner isn't connected.
    case noView(hook: String)
    /// A view in the nib already has the tag that an outlet would get.
    case tagInUse(hook: String, outlet: String, tag: Int, by: String)
    /// The outlet's view has a tag from its nib, which other code may depend on.
    case viewHasTag(hook: String, outlet: String, tag: Int)
    /// Two outlets are connected to one view, which can have only one tag.
    case shared(hook: String, outlets: [String])
    /// The outlet is connected to a view outside `view`, where `view` can't find it.
    case notInside(hook: String, outlet: String)
    /// The property is an array of views, which a single tag can't identify.
    case collection(hook: String, outlet: String)
    /// The view has none of the hook's tags.
    case notLoaded(hook: String, view: String)
    /// The view with an outlet's tag has another class.
    case wrongClass(hook: String, outlet: String, tag: Int, expected: String, found: String)

    /// The problem and how to fix it.
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
