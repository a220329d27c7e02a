@testable import CellSimCompare

/// A confusion matrix of the classifier: how often each change was classified as each kind.
struct ConfusionTable {
    /// The column titles: the kinds' names in reports.
    static let columns = ["content", "colour", "moved", "moved by less than a pixel", "sharpness", "glyph edges"]

    private(set) var counts: [LabelledPair.Change: [String: Int]] = [:]
    /// Descriptions of the misclassified pairs.
    private(set) var misclassified: [String] = []
    /// The pairs with changed content, colours or positions that were classified as glyph edges.
    private(set) var dismissedAsSmoothing: [String] = []
    /// The pairs with changed content, colours or positions that the method `antialiasing` accepts.
    private(set) var passedByAntialiasing: [String] = []
    private(set) var total = 0

    /// Compares a pair, and counts the result for its kind.
    mutating func add(_ pair: LabelledPair) {
        let comparison = Comparison(reference: pair.reference, actual: pair.actual)
        let kinds = comparison.findings(reference: pair.reference, actual: pair.actual).map(\.kind)
        let name = ConfusionTable.kind(of: kinds, pair.change)
        total += 1
        counts[pair.change, default: [:]][name, default: 0] += 1
        let isSmoothing = [.blurred, .resampled, .smoothing].contains(pair.change)
        if name != ConfusionTable.expected(pair.change) {
            misclassified.append("\(pair.change): \(name) (\(pair.details))")
        }
        if !isSmoothing, kinds.contains(.glyphEdges) || kinds.contains(.sharpness) {
            dismissedAsSmoothing.append(pair.details)
        }
        var rule = ComparisonRule()
        rule.method = .antialiasing
        if !isSmoothing, Comparison(reference: pair.reference, actual: pair.actual, rule: rule).verdict == .same {
            passedByAntialiasing.append(pair.details)
        }
    }

    static func expected(_ change: LabelledPair.Change) -> String {
        switch change {
        case .letter, .weight: "content"
        case .color: "colour"
        case .moved: "moved"
        case .shifted: "moved by less than a pixel"
        case .blurred, .resampled: "sharpness"
        case .smoothing: "glyph edges"
        }
    }

    /// Returns one kind for all findings of a pair: the expected kind only if every finding has it.
    ///
    /// A changed letter moves the following letters, so findings next to a content change may be movements.
    private static func kind(of kinds: [Finding.Kind], _ change: LabelledPair.Change) -> String {
        let names = kinds.map { kind in if case .moved = kind { "moved" } else { kind.description } }
        var others = Set(names)
        if change == .letter || change == .weight, others.contains("content") {
            others.subtract(["moved", "moved by less than a pixel"])
        }
        return others.subtracting([expected(change)]).min() ?? expected(change)
    }

    /// The table as Markdown.
    var text: String {
        var lines = ["| change | pairs | " + ConfusionTable.columns.joined(separator: " | ") + " |"]
        lines.append("|---|" + String(repeating: "---:|", count: ConfusionTable.columns.count + 1))
        for change in LabelledPair.Change.allCases {
            let row = counts[change] ?? [:]
            let cells = ConfusionTable.columns.map { name in
                let count = row[name].map(String.init) ?? "–"
                return name == ConfusionTable.expected(change) ? "**\(count)**" : count
            }
            let pairs = row.values.reduce(0, +)
            lines.append("| \(change.title) | \(pairs) | " + cells.joined(separator: " | ") + " |")
        }
        return lines.joined(separator: "\n")
            + "\n\nWrong: \(misclassified.count) of \(total). Changed content, colours or "
            + "positions classified as edges or sharpness: \(dismissedAsSmoothing.count); accepted by `--method antialiasing`: "
            + "\(passedByAntialiasing.count)."
    }
}

extension LabelledPair.Change {
    /// The description of the change.
    var title: String {
        switch self {
        case .letter: "different letter"
        case .weight: "different weight"
        case .color: "different colour"
        case .moved: "moved by whole pixels"
        case .shifted: "moved by less than a pixel"
        case .blurred: "blurred"
        case .resampled: "resampled to another size and back"
        case .smoothing: "antialiased with fewer samples"
        }
    }
}
