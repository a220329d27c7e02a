import CellSimInterfaceBuilder
import Foundation
import UIKit

/// Finds views whose width is not determined by constraints, and views whose centre is constrained vertically.
struct FreeWidths {
    private var fixedWidthIDs: Set<String> = []
    /// The ids of the views whose centre is constrained vertically.
    private var verticallyCentredIDs: Set<String> = []

    init(_ document: IBDocument) {
        var constrainedAttributes: [String: Set<String>] = [:]
        for element in document.elements
        where element.name == "constraint" && (element["relation"] ?? "equal") == "equal" {
            let owner = document.parent(of: element).flatMap { document.parent(of: $0) }?.id
            let other = element["secondItem"]
            for (id, attribute) in [
                (element["firstItem"] ?? owner, element["firstAttribute"]), (other, element["secondAttribute"]),
            ] {
                guard let id, let attribute else { continue }
                if ["centerY", "centerYWithinMargins"].contains(attribute) { verticallyCentredIDs.insert(id) }
                guard let axisPosition = Self.axisPosition(of: attribute) else { continue }
                constrainedAttributes[id, default: []].insert(axisPosition)
            }
        }
        fixedWidthIDs = Set(constrainedAttributes.filter { $0.value.count > 1 || $0.value.contains("width") }.keys)
    }

    private static func axisPosition(of attribute: String) -> String? {
        switch attribute {
        case "leading", "left", "leadingMargin", "leftMargin": "low"
        case "trailing", "right", "trailingMargin", "rightMargin": "high"
        case "centerX", "centerXWithinMargins": "middle"
        case "width": "width"
        default: nil
        }
    }

    @MainActor func hasFreeWidth(_ view: UIView) -> Bool {
        guard let id = view.nibIdentity?.objectID, !(view.superview is UIStackView) else { return false }
        return !fixedWidthIDs.contains(id)
    }

    /// Returns whether a view that isn't in a stack view has a vertical constraint for its centre.
    @MainActor func isVerticallyCentred(_ view: UIView) -> Bool {
        guard let id = view.nibIdentity?.objectID, !(view.superview is UIStackView) else { return false }
        return verticallyCentredIDs.contains(id)
    }
}
