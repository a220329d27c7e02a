import UIKit

/// A property whose value in a reused cell differs from that in a new cell with the same content.
@MainActor struct Difference {
    /// The location of the property.
    enum Location {
        /// The index of a view in the nodes of the reused cell.
        case view(Int)
        case constraint(NSLayoutConstraint, holder: Int)
    }

    var location: Location
    var property: String
    var kind: DifferenceKind
    var provenance: ViewProperty.Provenance
    /// The value in the new cell, and the value in the reused cell.
    var expected, actual: PropertyValue
    /// Whether the view is hidden in both cells, so that the property is not visible.
    var isInvisible = false

    /// The view that has the property, or that owns the constraint.
    var node: Int {
        switch location {
        case .view(let node), .constraint(_, let node): node
        }
    }
}
