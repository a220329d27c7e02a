/// Functions that split the rows of tables.
enum MarkdownTable {
    /// Returns the alignments of a delimiter row such as `| --- | :-: |`, or `nil` for other text.
    static func alignments(_ row: ArraySlice<Unicode.Scalar>) -> [MarkdownTableAlignment]? {
        guard row.contains("-"), row.allSatisfy({ $0.isMarkdownSpace || $0 == "-" || $0 == ":" || $0 == "|" }) else {
            return nil
        }
        guard row.contains("|") || row.contains(":") else { return nil }
        var result: [MarkdownTableAlignment] = []
        for cell in cells(row) {
            let hasLeft = cell.first == ":"
            let hasRight = cell.count > 1 && cell.last == ":"
            let middle = cell.dropFirst(hasLeft ? 1 : 0).dropLast(hasRight ? 1 : 0)
            guard !middle.isEmpty, middle.allSatisfy({ $0 == "-" }) else { return nil }
            result.append(hasLeft ? (hasRight ? .center : .left) : (hasRight ? .right : .none))
        }
        return result.isEmpty ? nil : result
    }

    /// Returns the cells of a row without the whitespace around them. A backslash escapes a vertical bar.
    static func cells(_ row: ArraySlice<Unicode.Scalar>) -> [ArraySlice<Unicode.Scalar>] {
        var row = row.trimmed
        if row.first == "|" { row = row.dropFirst() }
        var cells: [ArraySlice<Unicode.Scalar>] = []
        var cell: [Unicode.Scalar] = []
        var endsWithBar = false
        for scalar in row {
            endsWithBar = false
            if scalar == "|" {
                if cell.last == "\\" {
                    cell[cell.count - 1] = "|"
                    continue
                }
                cells.append(cell[...].trimmed)
                cell = []
                endsWithBar = true
            } else {
                cell.append(scalar)
            }
        }
        if !endsWithBar, !row.isEmpty { cells.append(cell[...].trimmed) }
        return cells
    }
}
