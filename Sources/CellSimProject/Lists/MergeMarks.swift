/// The marks that an unresolved merge leaves in a file.
enum MergeMarks {
    /// The bytes with the first side of every conflict; lines keep their numbers.
    static func firstSides(of bytes: [UInt8], file: String, notes: ProjectNotes) -> [UInt8] {
        guard bytes.firstRange(of: Array("<<<<<<< ".utf8)) != nil else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var isOpen = false, isSecond = false
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            if index > 0 { result.append(UInt8(ascii: "\n")) }
            if line.starts(with: "<<<<<<< ".utf8) {
                notes.add(
                    .warning, file, index + 1,
                    "unresolved merge conflict; CellSim reads the first side. Resolve it and remove the markers")
                (isOpen, isSecond) = (true, false)
            } else if isOpen, line.starts(with: "=======".utf8) {
                isSecond = true
            } else if isOpen, line.starts(with: ">>>>>>> ".utf8) {
                (isOpen, isSecond) = (false, false)
            } else if isOpen, !isSecond, line.starts(with: "||||||| ".utf8) {
                isSecond = true
            } else if !isSecond {
                result += line
            }
        }
        return result
    }
}
