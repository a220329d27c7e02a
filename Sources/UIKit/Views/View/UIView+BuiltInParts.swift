import Foundation

/// A subview that a UIKit class creates itself, on first use.
package struct BuiltInPart {
    /// The owner's property that returns the view.
    package let role: String
    package let view: UIView
    /// Whether the owner's own properties fully determine the view.
    package let isDeterminedByOwner: Bool
}

extension UIView {
    /// The subviews that UIKit created. They are not part of the content.
    package var builtInParts: [BuiltInPart] {
        builtInPartEntries.map {
            BuiltInPart(role: $0.role, view: $0.view, isDeterminedByOwner: $0.isDeterminedByOwner)
        }
    }

    /// Returns the parts that exist, for `builtInPartEntries`.
    package func parts(_ views: [(String, UIView?)], isDeterminedByOwner: Bool = false) -> [(
        role: String, view: UIView, isDeterminedByOwner: Bool
    )] {
        views.compactMap { role, view in view.map { (role, $0, isDeterminedByOwner) } }
    }
}
