import UIKit

/// A property whose value in a reused cell differs from that in a new cell with the same content.
@MainActor struct Difference {
    /// The location of the property.
    enum Location {
        /// A view, given by its index in the nodes of the reused cell.
        case view(Int)
        case constraint(NSLayoutConstraint, holder: Int)
    }

    var location: Location
    var property: String
    var kind: DifferenceKind
    var provenance: ViewProperty.Provenance
    /// The values in the new cell (`expected`) and in the reused cell (`actual`).
    var expected, actual: PropertyValue
    /// A Boolean value that indicates whether the view is hidden in both cells, so that the difference can't be seen.
    var isInvisible = false

    /// The index of the view that has the property or holds the constraint.
    var node: Int {
        switch location {
        case .view(let node), .constraint(_, let node): node
        }
    }
}
