import CellSimInterfaceBuilder

/// The text size a document's canvas had when it was saved.
///
/// Some documents were laid out at the extra-small size (facts 0.4) without saying so. Their section headers tell:
/// a plain table's automatic header is 24.5 points high at that size and 28 at the default one, a grouped table's
/// first titled header 49.5 and 55.5. Where the first cell stands is given, not computed from constraints.
struct CanvasTextSize {
    let isExtraSmall: Bool

    init(_ document: IBDocument) {
        isExtraSmall = document.elements.contains { $0.name == "tableView" && Self.hasLowHeader($0) }
    }

    private static func hasLowHeader(_ table: IBElement) -> Bool {
        let isGrouped = table["style"] == "grouped" || table["style"] == "insetGrouped"
        if !isGrouped, table["sectionHeaderHeight"] == "28", top(of: table.child(named: "prototypes")?.children.first) == 24.5 {
            return true
        }
        guard isGrouped, let section = table.child(named: "sections")?.children.first, section["headerTitle"] != nil else {
            return false
        }
        return top(of: section.child(named: "cells")?.children.first) == 49.5
    }

    private static func top(of cell: IBElement?) -> Double? { cell?.child(key: "frame")?["y"].flatMap(Double.init) }
}
