/// The views and constraints in a picture, as they are stored in the picture's file. The tree contains no line numbers or folders.
package struct PictureTree: Hashable, Sendable {
    /// A view.
    package struct View: Hashable, Sendable {
        /// The number of ancestors of the view in the tree.
        package var depth: Int
        /// The name of the class.
        package var kind: String
        /// The id of the object in its document; empty for views created in code.
        package var id = ""
        /// The name of the outlet or property that refers to the view, or its label in Interface Builder; otherwise empty.
        package var label = ""
        /// The frame in the picture: x, y, width and height in points.
        package var frame: [Double]
        /// The property values by the raw values of `TreeProperty`. Default values are omitted.
        package var values: [String: String] = [:]

        package init(
            depth: Int, kind: String, id: String = "", label: String = "", frame: [Double],
            values: [String: String] = [:]
        ) {
            (self.depth, self.kind, self.id, self.label) = (depth, kind, id, label)
            (self.frame, self.values) = (frame, values)
        }
    }

    /// An active constraint, `first == multiplier * second + constant`.
    package struct Constraint: Hashable, Sendable {
        /// The id of the constraint in the document; empty for constraints created in code.
        package var id = ""
        /// The indices of the views. `second` is nil for a constant width or height.
        package var first: Int, second: Int?
        /// The names of the attributes. For layout guides, they include the guide, such as `safeArea.top`.
        package var firstAttribute: String, secondAttribute = ""
        /// The relation: `==`, `<=` or `>=`.
        package var relation = "=="
        package var multiplier = 1.0, constant = 0.0, priority = 1000.0

        package init(first: Int, firstAttribute: String) { (self.first, self.firstAttribute) = (first, firstAttribute) }
    }

    /// The file name of the document; empty for views created in code.
    package var file = ""
    /// The values of traits by their names, such as `dark` for `style`.
    package var traits: [String: String] = [:]
    /// The views in pre-order.
    package var views: [View] = []
    package var constraints: [Constraint] = []
    /// A Boolean value that indicates whether the tree contains all views. Large trees are truncated.
    package var isComplete = true

    package init() {}

    /// The maximum numbers of views and constraints in a tree, and of characters in a text.
    package static let (maximumViews, maximumConstraints, maximumText) = (2_000, 6_000, 120)

    /// Returns the index of each view's parent; nil for root views.
    package func parents() -> [Int?] {
        var ancestors: [Int] = []
        return views.indices.map { index in
            ancestors.removeLast(max(ancestors.count - views[index].depth, 0))
            defer { ancestors.append(index) }
            return ancestors.last
        }
    }
}

/// Formats numbers for trees and explanations, with at most three decimal places.
package enum TreeNumber {
    package static func text(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        guard rounded.isFinite, abs(rounded) < 1e12 else { return "0" }
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}
