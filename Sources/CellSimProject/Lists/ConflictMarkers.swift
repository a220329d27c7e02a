/// Removes the conflict markers that an unresolved merge leaves in a file.
enum ConflictMarkers {
    /// The markers of a conflict: its start, the common ancestor, the separator and its end.
    private static let (first, base, second, end) = ("<<<<<<< ".utf8, "||||||| ".utf8, "=======".utf8, ">>>>>>> ".utf8)

    /// Returns the bytes with only the first side of each conflict. Removed lines are left empty, so that line numbers don't change. Adds
    /// one note with the lines of all conflicts.
    static func resolvingToFirstSide(of bytes: [UInt8], file: String, notes: ProjectNotes) -> [UInt8] {
        guard bytes.firstRange(of: Array(first)) != nil else { return bytes }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        var resolvedLines: [ArraySlice<UInt8>] = []
        var conflicts: [Int] = []
        var isInConflict = false, isInSecondSide = false
        for (index, line) in lines.enumerated() {
            var isKept = !isInSecondSide
            if line.starts(with: first), hasEnd(lines[(index + 1)...]) {
                conflicts.append(index + 1)
                (isInConflict, isInSecondSide, isKept) = (true, false, false)
            } else if isInConflict, line.starts(with: end) {
                (isInConflict, isInSecondSide, isKept) = (false, false, false)
            } else if isInConflict, line.starts(with: second) || line.starts(with: base) {
                (isInSecondSide, isKept) = (true, false)
            }
            resolvedLines.append(isKept ? line : [])
        }
        guard let line = conflicts.first else { return bytes }
        let others = conflicts.dropFirst().prefix(5).map(String.init).joined(separator: ", ")
        let more = conflicts.count > 6 ? ", …" : ""
        notes.add(
            .warning, file, line,
            conflicts.count == 1
                ? "unresolved merge conflict; CellSim reads its first side. Resolve it and remove the markers"
                : "\(conflicts.count) unresolved merge conflicts, also in lines \(others)\(more); CellSim reads their first "
                    + "sides. Resolve them and remove the markers")
        return Array(resolvedLines.joined(separator: [UInt8(ascii: "\n")]))
    }

    /// Returns whether the lines after the start of a conflict contain its separator and its end.
    private static func hasEnd(_ lines: ArraySlice<ArraySlice<UInt8>>) -> Bool {
        guard let middle = lines.firstIndex(where: { $0.starts(with: second) }) else { return false }
        return lines[middle...].contains { $0.starts(with: end) }
    }
}
