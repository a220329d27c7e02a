import UIKit

/// A property in which a cell used again differs from a new one with the same content.
@MainActor struct Difference {
    /// Where the property is.
    enum Location {
        /// A place in the nodes of the cell used again.
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

    /// The view that has the property, or that holds the constraint.
    var node: Int {
        switch location {
        case .view(let node), .constraint(_, let node): node
        }
    }
}
