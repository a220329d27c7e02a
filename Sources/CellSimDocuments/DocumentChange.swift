/// A difference between two versions of a document.
package struct DocumentChange: Hashable, Sendable {
    /// The kind of change.
    package enum Kind: String, Sendable {
        /// An object or connection is new.
        case added
        /// An object or connection was removed.
        case removed
        /// A property has a different value.
        case changed
        /// An object has a different parent.
        case moved
        /// The children have a different order.
        case reordered
    }

    /// The kind of change.
    package var kind: Kind
    /// The XML name of the object's element.
    package var element: String
    /// The object's identifier, if it has one.
    package var id: String?
    /// The path of objects to the changed one, outermost first, such as `label nameLabel`.
    package var path: [String]
    /// The line in the new version; for a removal, in the old version.
    package var line: Int
    /// The name of the property, such as `fontDescription.pointSize`, or nil if an object changed.
    package var property: String?
    /// The old value, or nil if there was none.
    package var old: String?
    /// The new value, or nil if there is none.
    package var new: String?

    /// A one-line description of the change, without its path.
    package var description: String {
        switch kind {
        case .added: "+ \(path.last ?? "") (line \(line))"
        case .removed: "- \(path.last ?? "") (line \(line) before)"
        case .moved: "moved from \(old ?? "") to \(new ?? "")"
        case .reordered: "order of \(property ?? ""): \(old ?? "") → \(new ?? "")"
        case .changed: "\(property ?? ""): \(Self.quoted(old)) → \(Self.quoted(new))"
        }
    }

    private static func quoted(_ value: String?) -> String { value.map(ObjectNames.quoted) ?? "none" }
}

/// The part of `[DocumentChange]` that formats changes.
extension [DocumentChange] {
    /// The changes as a tree of the changed objects, with an indentation of two spaces per level.
    package var text: String {
        var (lines, openHeadings) = ([String](), [String]())
        for change in self {
            // The description of an added or removed object contains the object itself, so only its parents are headings.
            let isObject = change.kind == .added || change.kind == .removed
            let headings = isObject ? [String](change.path.dropLast()) : change.path
            let common = zip(openHeadings, headings).prefix { $0 == $1 }.count
            for (level, heading) in headings.enumerated().dropFirst(common) {
                lines.append(String(repeating: "  ", count: level) + heading)
            }
            openHeadings = headings
            lines.append(String(repeating: "  ", count: headings.count) + change.description)
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
