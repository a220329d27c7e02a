import Foundation
import UIKit

/// A base class for objects that find the subviews of reused views by tags, which are assigned automatically.
///
/// A subclass declares optional outlets and is File's Owner of one or more nibs, whose view is connected to `view`. Loading a
/// nib gives each connected subview a tag, which is the alphabetical position of its outlet's name. Another instance can
/// later be created for the same view, and finds the subviews by their tags.
@preconcurrency @MainActor open class NibHook: NSObject {
    /// The view of the nib, which is an outlet of File's Owner.
    public private(set) var view: UIView!

    /// The tag of the first outlet. Override it in a subclass whose nibs use tags in that range themselves.
    open class var firstTag: Int { 1 }

    /// Loads a nib with this hook as File's Owner, and tags the outlets. A missing nib raises an exception, as in UIKit.
    ///
    /// - Throws: `NibHookError` if `view` isn't connected or the outlets can't be tagged; no tag is changed in that case.
    public convenience init(nibName: String, bundle: Bundle? = nil) throws {
        try self.init(nib: UINib(nibName: nibName, bundle: bundle))
    }

    /// Instantiates a nib with this hook as File's Owner, and tags the outlets.
    ///
    /// - Throws: `NibHookError` if `view` isn't connected or the outlets can't be tagged; no tag is changed in that case.
    public init(nib: UINib) throws {
        super.init()
        // Keep the objects until the outlets are checked. Otherwise, views that are not inside `view` would be deallocated, and weak
        // outlets would become nil.
        let objects = nib.instantiate(withOwner: self, options: nil)
        try withExtendedLifetime(objects) { try tagOutlets() }
    }

    /// Creates a hook for a view that a hook of the same class loaded before.
    ///
    /// - Throws: `NibHookError` if the view has none of the tags, or if a subview doesn't have the class of its outlet.
    public init(view: UIView) throws {
        super.init()
        self.view = view
        try bindOutlets()
    }

    private func tagOutlets() throws {
        let hook = "\(type(of: self))"
        guard let view else { throw NibHookError.noView(hook: hook) }
        let outlets = try NibHookOutlet.all(of: self)
        var connected: [(view: UIView, outlet: NibHookOutlet)] = []
        for outlet in outlets {
            guard let subview = value(forKey: outlet.name) as? UIView else { continue }
            guard subview.isDescendant(of: view) else { throw NibHookError.notInside(hook: hook, outlet: outlet.name) }
            if let other = connected.first(where: { $0.view === subview }) {
                throw NibHookError.shared(hook: hook, outlets: [other.outlet.name, outlet.name])
            }
            guard subview.tag == 0 else {
                throw NibHookError.viewHasTag(hook: hook, outlet: outlet.name, tag: subview.tag)
            }
            connected.append((subview, outlet))
        }
        let tags = Dictionary(uniqueKeysWithValues: outlets.map { ($0.tag, $0.name) })
        if let taggedView = NibHook.firstView(in: view, where: { tags[$0.tag] != nil }), let name = tags[taggedView.tag]
        {
            throw NibHookError.tagInUse(hook: hook, outlet: name, tag: taggedView.tag, by: "\(type(of: taggedView))")
        }
        for (subview, outlet) in connected { subview.tag = outlet.tag }
    }

    private func bindOutlets() throws {
        let hook = "\(type(of: self))"
        let outlets = try NibHookOutlet.all(of: self)
        var isBound = outlets.isEmpty
        for outlet in outlets {
            guard let subview = view.viewWithTag(outlet.tag) else { continue }
            guard subview.isKind(of: outlet.type) else {
                throw NibHookError.wrongClass(
                    hook: hook, outlet: outlet.name, tag: outlet.tag, expected: "\(outlet.type)",
                    found: "\(type(of: subview))")
            }
            setValue(subview, forKey: outlet.name)
            isBound = true
        }
        guard isBound else { throw NibHookError.notLoaded(hook: hook, view: "\(type(of: view as UIView))") }
    }

    /// Returns the first view that satisfies a condition, in depth-first order, starting with the root.
    private static func firstView(in view: UIView, where predicate: (UIView) -> Bool) -> UIView? {
        if predicate(view) { return view }
        for subview in view.subviews { if let match = firstView(in: subview, where: predicate) { return match } }
        return nil
    }
}
