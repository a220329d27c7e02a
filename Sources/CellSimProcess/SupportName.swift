/// Formats the names that messages contain for `cellsim supports`.
package enum SupportName {
    /// Returns the suffix of a message, such as ` [supports: UIScrollView.bounces]`.
    package static func suffix(_ name: String) -> String { " [supports: \(name)]" }

    /// Returns the name of a document element or of its attribute, such as `element:label.text`.
    package static func element(_ name: String, attribute: String? = nil) -> String {
        "element:" + name + (attribute.map { "." + $0 } ?? "")
    }

    /// Returns the name of a system symbol, such as `sf:star.fill`.
    package static func symbol(_ name: String) -> String { "sf:" + name }
}
