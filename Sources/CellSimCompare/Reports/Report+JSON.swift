import CellSimEscaping
import Foundation

/// Encodes reports as JSON.
extension Report {
    /// Returns the report as JSON with sorted keys and a final line break.
    public func json() throws -> [UInt8] {
        var bytes: [UInt8] = []
        try ReportStream(self).json { bytes += $0 }
        return bytes
    }
}

extension ReportStream {
    /// The number of cases to encode at once.
    static let batchSize = 256

    /// Passes the report's JSON to a closure, in pieces.
    func json(to output: ([UInt8]) throws -> Void) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        func encoded(_ value: some Encodable) throws -> [UInt8] { try Escaping.json([UInt8](encoder.encode(value))) }
        let frame = try encoded(summary) + [0x0A]
        // JSON strings contain no line breaks, so the key can't occur in a string.
        let key = Array("\n  \"cases\" : [".utf8)
        guard count > 0, let start = frame.firstRange(of: key),
            let end = frame[start.upperBound...].firstIndex(of: UInt8(ascii: "]"))
        else { return try output(frame) }
        try output(Array(frame[..<start.upperBound]))
        var isFirst = true
        try forEachBatch(ReportStream.batchSize) { cases in
            try output((isFirst ? [0x0A] : [0x2C, 0x0A]) + ReportStream.elements(encoded(cases)))
            isFirst = false
        }
        try output(Array("\n  ".utf8) + frame[end...])
    }

    /// Passes the cases to a closure in batches of a size. The last batch may be smaller.
    func forEachBatch(_ size: Int, _ body: ([ReportCase]) throws -> Void) throws {
        var cases: [ReportCase] = []
        try forEach { reportCase in
            cases.append(reportCase)
            guard cases.count == size else { return }
            try body(cases)
            cases.removeAll(keepingCapacity: true)
        }
        if !cases.isEmpty { try body(cases) }
    }

    /// Returns the lines between the brackets of an array, indented by one more level.
    private static func elements(_ array: [UInt8]) -> [UInt8] {
        var lines: [UInt8] = []
        lines.reserveCapacity(array.count + array.count / 8)
        var isStart = true
        for byte in array.dropFirst(2).dropLast(2) {
            if isStart, byte != 0x0A { lines += [0x20, 0x20] }
            lines.append(byte)
            isStart = byte == 0x0A
        }
        return lines
    }
}
