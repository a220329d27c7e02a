/// A key that identifies an object, container or property in all versions of a document.
package typealias ObjectKey = Int

/// Assigns keys, so that an object has the same key in each version of a document.
///
/// The key of an element with an `id` does not depend on its position. All other elements are identified by their
/// parent and a local name.
package struct ObjectKeyTable {
    /// The parent key and the local name that a key represents.
    private struct Path: Hashable {
        var parent: ObjectKey
        var name: String
    }

    private var keysByPath: [Path: ObjectKey] = [:]
    private var paths: [Path] = []

    /// Creates an empty table.
    package init() {}

    /// The parent of keys that are unique in the whole document.
    static let documentScope: ObjectKey = -1

    /// Returns the key of a name below a parent.
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
