/// The views and constraints in a picture, as stored in the picture's file, without line numbers and folders.
package struct PictureTree: Hashable, Sendable {
    /// A view.
    package struct View: Hashable, Sendable {
        /// The number of ancestors in the tree.
        package var depth: Int
        /// The class name.
        package var kind: String
        /// The object's id in its document; empty for views created in code.
        package var id = ""
        /// The name of an outlet or property, or the label in Interface Builder; empty if there is none.
        package var label = ""
        /// The x, y, width and height in the picture, in points.
        package var frame: [Double]
        /// The values of properties, by `TreeProperty`; default values are omitted.
        package var values: [String: String] = [:]

        package init(
            depth: Int, kind: String, id: String = "", label: String = "", frame: [Double],
            values: [String: String] = [:]
        ) {
            (self.depth, self.kind, self.id, self.label) = (depth, kind, id, label)
            (self.frame, self.values) = (frame, values)
        }
    }

    /// An active constraint: `first == multiplier * second + constant`.
    package struct Constraint: Hashable, Sendable {
        /// The id in the document; empty for constraints created in code.
        package var id = ""
        /// The indices of the views; `second` is nil for a constant size.
        package var first: Int, second: Int?
        /// The names of the attributes; those of guides include the guide's name, such as `safeArea.top`.
        package var firstAttribute: String, secondAttribute = ""
        /// The relation: `==`, `<=` or `>=`.
        package var relation = "=="
        package var multiplier = 1.0, constant = 0.0, priority = 1000.0

        package init(first: Int, firstAttribute: String) { (self.first, self.firstAttribute) = (first, firstAttribute) }
    }

    /// The document's name, without its folder; empty for views created in code.
    package var file = ""
    /// The traits by name, such as `style`: `dark`.
    package var traits: [String: String] = [:]
    /// The views; parents precede their children.
    package var views: [View] = []
    package var constraints: [Constraint] = []
    /// Whether the tree contains all views; large trees are truncated.
    package var isComplete = true

    package init() {}

    /// The maximum number of views and constraints in a tree, and of characters in a text.
    package static let (maximumViews, maximumConstraints, maximumText) = (2_000, 6_000, 120)

    /// The index of each view's parent; nil for roots.
    package func parents() -> [Int?] {
        var ancestors: [Int] = []
        return views.indices.map { index in
            ancestors.removeLast(max(ancestors.count - views[index].depth, 0))
            defer { ancestors.append(index) }
            return ancestors.last
        }
    }
}

/// Formats numbers for trees and explanations, with at most three decimals.
package enum TreeNumber {
    package static func text(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        guard rounded.isFinite, abs(rounded) < 1e12 else { return "0" }
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}
