/// A key that identifies an object, container or property in all versions of a document.
package typealias ObjectKey = Int

/// Assigns keys, so that an object has the same key in all versions of a document.
///
/// The key of an element with an `id` is independent of its position. All other elements are identified by their parent and a
/// local name.
package struct ObjectKeyTable {
    /// The parent and the local name to which a key was assigned.
    private struct Path: Hashable {
        var parent: ObjectKey
        var name: String
    }

    private var keysByPath: [Path: ObjectKey] = [:]
    private var paths: [Path] = []

    /// Creates an empty table.
    package init() {}

    /// The parent of keys that are unique in the entire document.
    static let documentScope: ObjectKey = -1

    /// Returns the key of a name below a parent, and creates it if necessary.
    mutating func key(_ name: String, in parent: ObjectKey) -> ObjectKey {
        let path = Path(parent: parent, name: name)
        if let key = keysByPath[path] { return key }
        paths.append(path)
        keysByPath[path] = paths.count - 1
        return paths.count - 1
    }

    /// Returns the local name of a key.
    func name(of key: ObjectKey) -> String { paths[key].name }
}
