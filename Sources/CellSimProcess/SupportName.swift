/// The end of a message about something unsupported: the name to ask `cellsim supports` for.
package enum SupportName {
    /// As in ` [supports: UIScrollView.bounces]`.
    package static func suffix(_ name: String) -> String { " [supports: \(name)]" }

    /// The name of an element of a document or of one of its attributes, as in `element:label.text`.
    package static func element(_ name: String, attribute: String? = nil) -> String {
        "element:" + name + (attribute.map { "." + $0 } ?? "")
    }

    /// The name of a system symbol, as in `sf:star.fill`.
    package static func symbol(_ name: String) -> String { "sf:" + name }
}
