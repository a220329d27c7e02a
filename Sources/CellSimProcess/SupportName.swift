/// Formats the names that messages suggest for `cellsim supports`.
package enum SupportName {
    /// Returns the end of a message, such as ` [supports: UIScrollView.bounces]`.
    package static func suffix(_ name: String) -> String { " [supports: \(name)]" }

    /// Returns the name of a document's element or its attribute, such as `element:label.text`.
    package static func element(_ name: String, attribute: String? = nil) -> String {
        "element:" + name + (attribute.map { "." + $0 } ?? "")
    }

    /// Returns the name of a system symbol, such as `sf:star.fill`.
    package static func symbol(_ name: String) -> String { "sf:" + name }
}
