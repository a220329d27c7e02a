import Foundation

/// A subview that a UIKit class creates itself, on first use.
package struct BuiltInPart {
    /// The name of the owner's property that returns the view.
    package let role: String
    package let view: UIView
    /// Whether properties of the owner determine the view completely.
    package let isDeterminedByOwner: Bool
}

extension UIView {
    /// The subviews that UIKit created itself, such as a cell's content view.
    package var builtInParts: [BuiltInPart] {
        builtInPartEntries.map {
            BuiltInPart(role: $0.role, view: $0.view, isDeterminedByOwner: $0.isDeterminedByOwner)
        }
    }

    /// Returns the parts whose view isn't nil, as the value of `builtInPartEntries`.
    package func parts(_ views: [(String, UIView?)], isDeterminedByOwner: Bool = false) -> [(
        role: String, view: UIView, isDeterminedByOwner: Bool
    )] {
        views.compactMap { role, view in view.map { (role, $0, isDeterminedByOwner) } }
    }
}
