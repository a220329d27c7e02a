import UIKit

/// Separates the causes of differences in a pair of cells from their consequences.
@MainActor struct PairAnalysis {
    /// A value that was set and not reset.
    private(set) var causes: [Difference]
    /// Frames and inherited values that differ because of that.
    private(set) var consequences: [Difference]
    /// Whether the cells' drawings differ; the pixels may be equal all the same.
    let drawsOtherwise: Bool
    /// Whether the causes leave it open why picture or frames differ.
    let isUnexplained: Bool
    /// Whether frames from constraints differ although all inputs of the constraints are equal: the frames are ambiguous and
    /// depend on the previous content.
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
        // Differences of hidden views count only if they explain a visible one.
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

    /// Properties of a view that affect inherited values of its subviews: content keeps 8 points from a cell's accessory.
    private static let inheritedFrom = [
        "layoutMargins": ["accessoryType", "accessoryView", "editingAccessoryType", "editingAccessoryView"]
    ]

    /// Returns the sizes that custom views request; otherwise frames that no constraints determine, if the superview's is equal.
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
