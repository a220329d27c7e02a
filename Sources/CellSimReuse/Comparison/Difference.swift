import UIKit

/// A property in which a cell used again differs from a new one with the same content.
@MainActor struct Difference {
    /// The location of the property.
    enum Location {
        /// An index in the nodes of the reused cell.
        case view(Int)
        case constraint(NSLayoutConstraint, holder: Int)
    }

    var location: Location
    var property: String
    var kind: DifferenceKind
    var provenance: ViewProperty.Provenance
    /// In the new cell, and in the one used again.
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
