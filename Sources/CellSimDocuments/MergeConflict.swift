import CellSimEscaping
import CellSimInterfaceBuilder

/// A conflict in a merge: both sides changed a property or object in different ways.
package struct MergeConflict: Hashable, Sendable {
    /// The kind of conflict.
    package enum Kind: Hashable, Sendable {
        /// A property has different values.
        case property(String)
        /// One side removed an object that the other side changed or uses. The object is kept.
        case removal
        /// The sides moved an object to different parents.
        case parent
        /// The sides reordered the children in different ways.
        case order
    }

    /// The kind of conflict.
    package var kind: Kind
    /// The XML name of the element.
    package var element: String
    /// The description of the object, such as `label nameLabel`.
    package var object: String
    /// The line of the comment that marks the conflict in the merged document.
    package var line: Int
    /// The values in the common ancestor, on our side and on their side; nil if the property is missing. For a removal, the reason
    /// why one side needs the object.
    package var base, ours, theirs: String?

    /// A description such as `label nameLabel: text is 'A' in ours and 'B' in theirs (before: 'C'); kept ours`.
    package var description: String {
        switch kind {
        case .property(let name):
            return "\(object): \(name) is \(Self.quoted(ours)) in ours and \(Self.quoted(theirs)) in theirs "
                + "(before: \(Self.quoted(base))); kept ours"
        case .removal:
            let (remover, user) = ours == nil ? ("ours", "theirs") : ("theirs", "ours")
            return "\(object): removed in \(remover), but needed in \(user) (\(ours ?? theirs ?? "")); kept"
        case .parent:
            return "\(object): moved to \(ours ?? "") in ours and to \(theirs ?? "") in theirs; kept ours"
        case .order: return "\(object): the children are sorted differently in ours and in theirs; kept one order"
        }
    }

    /// Returns a diagnostic for the conflict.
    package func diagnostic(file: String) -> Diagnostic {
        Diagnostic(
            .error, file: file, line: line, message: "merge conflict: \(description)",
            remedy: "edit the document, then 'git add' it")
    }

    /// The text of the XML comment that marks the conflict. An XML comment must not contain two consecutive hyphens or end with a
    /// hyphen.
    package var comment: String {
        var text = String.UnicodeScalarView()
        for scalar in Escaping.line("merge conflict: \(description)").unicodeScalars {
            if scalar == "-", text.last == "-" { text.append(" ") }
            text.append(scalar)
        }
        return " \(String(text)) "
    }

    private static func quoted(_ value: String?) -> String {
        guard let value else { return "missing" }
        let short = value.count > 200 ? value.prefix(200) + "…" : value[...]
        return "'\(short)'"
    }
}
