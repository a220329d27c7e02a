import UIKit

/// Separates the causes of differences in a pair of cells from their consequences.
@MainActor struct PairAnalysis {
    /// A value that was set and not reset.
    private(set) var causes: [Difference]
    /// Frames and inherited values that differ because of that.
    private(set) var consequences: [Difference]
    /// Whether the cells draw different things; the pixels may be the same all the same.
    let drawsOtherwise: Bool
    /// Whether the causes leave it open why picture or frames differ.
    let isUnexplained: Bool
    /// Whether frames differ that constraints give, though nothing that goes into the constraints does: they leave the
    /// frames open, and what was shown before decides.
    let isOpenLayout: Bool

    init(_ comparison: CaptureComparison, fresh: CellCapture, reused: CellCapture) {
        drawsOtherwise = fresh.list != reused.list
        var (awake, dormant, derived): ([Difference], [Difference], [Difference]) = ([], [], [])
        for difference in comparison.differences {
            if difference.provenance == .derived || Self.isInherited(difference, comparison, reused) {
                derived.append(difference)
            } else if difference.isInvisible {
                dormant.append(difference)
            } else {
                awake.append(difference)
            }
        }
        consequences = derived.filter { !$0.isInvisible }
        let shows = drawsOtherwise || !consequences.isEmpty
        // What is hidden counts only where it explains what is seen.
        if shows, !awake.contains(where: { $0.kind.canShow }) { awake += dormant.filter { $0.kind.canShow } }
        var isOpen = false
        if !consequences.isEmpty, !awake.contains(where: { $0.kind.canShow }) {
            let roots = Self.roots(of: consequences, reused)
            awake += roots
            isOpen = roots.isEmpty
            consequences = []
        }
        isOpenLayout = isOpen
        causes = awake
        isUnexplained = drawsOtherwise && !isOpen && !awake.contains { $0.kind.canShow }
    }

    private static func isInherited(_ difference: Difference, _ comparison: CaptureComparison, _ reused: CellCapture)
        -> Bool
    {
        guard difference.provenance == .inherited, let parent = reused.nodes[difference.node].parent else {
            return false
        }
        let origins = [difference.property] + (inheritedFrom[difference.property] ?? [])
        return comparison.differences.contains { $0.node == parent && origins.contains($0.property) }
    }

    /// Properties of a view that inherited values of its subviews follow: content keeps 8 points from a cell's accessory.
    private static let inheritedFrom = [
        "layoutMargins": ["accessoryType", "accessoryView", "editingAccessoryType", "editingAccessoryView"]
    ]

    /// Sizes that views of one's own ask for; else frames that no constraints give, where the superview's is the same.
    private static func roots(of differences: [Difference], _ reused: CellCapture) -> [Difference] {
        let sizes = differences.filter { $0.property == PropertyReading.ownSizeName }
        if !sizes.isEmpty { return sizes }
        let nodes = Set(differences.map(\.node))
        return differences.filter { difference in
            let node = reused.nodes[difference.node]
            guard let parent = node.parent, node.view.translatesAutoresizingMaskIntoConstraints else { return false }
            return !nodes.contains(parent)
        }
    }

    /// A description of the consequences of the causes.
    func consequenceWords(fresh: CellCapture, reused: CellCapture) -> [String] {
        var words: [String] = []
        let (old, new) = (fresh.size, reused.size)
        if abs(old.height - new.height) > 1e-4 {
            words.append(
                "the cell is \(PropertyValue.digits(new.height)) points high instead of \(PropertyValue.digits(old.height))"
            )
        }
        if abs(old.width - new.width) > 1e-4 {
            words.append(
                "the cell is \(PropertyValue.digits(new.width)) points wide instead of \(PropertyValue.digits(old.width))"
            )
        }
        let moved = Set(consequences.filter { $0.property == "frame" && $0.node != 0 }.map(\.node)).count
        if moved > 0 {
            words.append(moved == 1 ? "1 view has a different frame" : "\(moved) views have different frames")
        }
        return words
    }
}
