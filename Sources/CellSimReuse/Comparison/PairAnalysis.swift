import UIKit

/// Separates the differences between two cells into causes and consequences.
@MainActor struct PairAnalysis {
    /// The differences in values that were set and not reset.
    private(set) var causes: [Difference]
    /// The resulting differences in frames and inherited values.
    private(set) var consequences: [Difference]
    /// A Boolean value that indicates whether the cells' drawing commands differ. The pixels may be equal nevertheless.
    let hasDifferentDrawing: Bool
    /// A Boolean value that indicates whether the picture differs although the causes don't explain it.
    let isUnexplained: Bool
    /// A Boolean value that indicates whether frames from constraints differ although all inputs of the constraints are
    /// equal. The layout is then ambiguous and depends on the previous content.
    let hasAmbiguousLayout: Bool

    init(_ comparison: CaptureComparison, fresh: CellCapture, reused: CellCapture) {
        hasDifferentDrawing = fresh.displayList != reused.displayList
        var (visible, invisible, derived): ([Difference], [Difference], [Difference]) = ([], [], [])
        for difference in comparison.differences {
            if difference.provenance == .derived || Self.isInherited(difference, comparison, reused) {
                derived.append(difference)
            } else if difference.isInvisible {
                invisible.append(difference)
            } else {
                visible.append(difference)
            }
        }
        consequences = derived.filter { !$0.isInvisible }
        let hasVisibleEffect = hasDifferentDrawing || !consequences.isEmpty
        // Differences in hidden views count only if they explain a visible difference.
        if hasVisibleEffect, !visible.contains(where: { $0.kind.affectsAppearance }) {
            visible += invisible.filter { $0.kind.affectsAppearance }
        }
        var isAmbiguous = false
        if !consequences.isEmpty, !visible.contains(where: { $0.kind.affectsAppearance }) {
            let roots = Self.rootCauses(of: consequences, reused)
            visible += roots
            isAmbiguous = roots.isEmpty
            consequences = []
        }
        hasAmbiguousLayout = isAmbiguous
        causes = visible
        isUnexplained = hasDifferentDrawing && !isAmbiguous && !visible.contains { $0.kind.affectsAppearance }
    }

    private static func isInherited(_ difference: Difference, _ comparison: CaptureComparison, _ reused: CellCapture)
        -> Bool
    {
        guard difference.provenance == .inherited, let parent = reused.nodes[difference.node].parent else {
            return false
        }
        let origins = [difference.property] + (propertiesAffectingInherited[difference.property] ?? [])
        return comparison.differences.contains { $0.node == parent && origins.contains($0.property) }
    }

    /// The properties that affect an inherited value of subviews. For example, the content view's margins depend on the
    /// cell's accessory, to which they keep 8 points.
    private static let propertiesAffectingInherited = [
        "layoutMargins": ["accessoryType", "accessoryView", "editingAccessoryType", "editingAccessoryView"]
    ]

    /// Returns the differences in the sizes that custom views request. If there are none, returns the differences in
    /// frames of views without constraints whose superviews have equal frames.
    private static func rootCauses(of differences: [Difference], _ reused: CellCapture) -> [Difference] {
        let sizes = differences.filter { $0.property == PropertyReading.requestedSizeName }
        if !sizes.isEmpty { return sizes }
        let nodes = Set(differences.map(\.node))
        return differences.filter { difference in
            let node = reused.nodes[difference.node]
            guard let parent = node.parent, node.view.translatesAutoresizingMaskIntoConstraints else { return false }
            return !nodes.contains(parent)
        }
    }

    /// Returns texts that describe the consequences.
    func consequenceDescriptions(fresh: CellCapture, reused: CellCapture) -> [String] {
        var descriptions: [String] = []
        let (old, new) = (fresh.size, reused.size)
        if abs(old.height - new.height) > 1e-4 {
            descriptions.append(
                "the cell is \(PropertyValue.digits(new.height)) points high instead of \(PropertyValue.digits(old.height))"
            )
        }
        if abs(old.width - new.width) > 1e-4 {
            descriptions.append(
                "the cell is \(PropertyValue.digits(new.width)) points wide instead of \(PropertyValue.digits(old.width))"
            )
        }
        let movedViewCount = Set(consequences.filter { $0.property == "frame" && $0.node != 0 }.map(\.node)).count
        if movedViewCount > 0 {
            descriptions.append(
                movedViewCount == 1 ? "1 view has a different frame" : "\(movedViewCount) views have different frames")
        }
        return descriptions
    }
}
