import UIKit

/// An outlet of a hook, with the tag that identifies its view.
@MainActor struct NibHookOutlet {
    let name: String
    /// The class of the outlet.
    let type: UIView.Type
    let tag: Int

    /// Returns the outlets that the class of a hook and its superclasses below `NibHook` declare, sorted by name.
    ///
    /// - Throws: `NibHookError.collection` if an outlet is an array of views, which a single tag can't identify.
    static func all(of hook: NibHook) throws -> [NibHookOutlet] {
        var types: [String: UIView.Type] = [:]
        var mirror: Mirror? = Mirror(reflecting: hook)
        while let classMirror = mirror, classMirror.subjectType != NibHook.self {
            for child in classMirror.children {
                guard let name = child.label else { continue }
                if Swift.type(of: child.value) is any CollectionOfViews.Type {
                    throw NibHookError.collection(hook: "\(Swift.type(of: hook))", outlet: name)
                }
                if let type = (Swift.type(of: child.value) as? any OptionalObject.Type)?.wrapped as? UIView.Type,
                    types[name] == nil
                {
                    types[name] = type
                }
            }
            mirror = classMirror.superclassMirror
        }
        let firstTag = Swift.type(of: hook).firstTag
        return types.sorted { $0.key < $1.key }.enumerated().map { index, entry in
            NibHookOutlet(name: entry.key, type: entry.value, tag: firstTag + index)
        }
    }
}

/// A protocol that provides the wrapped type of an optional, even if it is nil.
private protocol OptionalObject {
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalObject {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
}

/// A protocol that identifies arrays of views.
private protocol CollectionOfViews {}

extension Array: CollectionOfViews where Element: UIView {}
extension Optional: CollectionOfViews where Wrapped: CollectionOfViews {}
