import CellSimEscaping
import Foundation

/// A file of records: a JSON array of objects, NDJSON (one object per line), or CSV with a header row.
///
/// The entire file is validated when it is opened. Afterwards, only its bytes and the position of each record are in memory.
/// Each record is parsed on access, so that long files need little memory.
public struct RecordFile: Sendable {
    /// The format of a record file.
    public enum Format: String, Sendable {
        /// One JSON array of objects.
        case json
        /// One JSON object per line.
        case ndjson
        /// A header row with the keys, followed by rows of values.
        case csv
    }

    /// The file's name in messages.
    public let path: String
    /// The detected format.
    public let format: Format
    /// The keys of all records, in order of first occurrence, with the line of that occurrence.
    public private(set) var keys: [DataRecord.Field] = []
    /// The number of records.
    public var count: Int { recordStarts.count }

    private let bytes: [UInt8]
    private var recordStarts: [(position: Int, line: Int)] = []
    private var headings: [String] = []

    /// Reads and validates a file; `-` means standard input.
    /// - Throws: `InputError` if it can't be read, or if its content doesn't match its format.
    public init(path: String) throws {
        try self.init(bytes: InputReader.read(path, isKept: false), path: InputReader.name(path))
    }

    /// Validates records in memory.
    /// - Parameters:
    ///   - data: The content of the file.
    ///   - path: The file's name in messages, with the extension that determines the format.
    public init(data: Data, path: String) throws { try self.init(bytes: [UInt8](data), path: path) }

    private init(bytes rawBytes: [UInt8], path: String) throws {
        self.path = path
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        bytes = rawBytes.starts(with: byteOrderMark) ? Array(rawBytes.dropFirst(3)) : rawBytes
        format = RecordFile.format(of: bytes, path: path)
        try RecordFile.checkIsText(of: bytes, format, path: path)
        do throws(JSONScanner.Failure) {
            switch format {
            case .json: try indexArray()
            case .ndjson: try indexLines()
            case .csv: try indexRows()
            }
        } catch { throw InputError(path: path, line: error.line, column: error.column, error.message) }
    }

    /// Returns the record at an index, which must be less than `count`.
    public func record(at index: Int) throws -> DataRecord {
        let start = recordStarts[index]
        do throws(JSONScanner.Failure) {
            if format == .csv {
                var scanner = CSVScanner(bytes, from: start.position, line: start.line)
                return try makeRecord(try scanner.readRow(), line: start.line)
            }
            var scanner = JSONScanner(bytes, from: start.position, line: start.line)
            return try scanner.readRecord()
        } catch { throw InputError(path: path, line: error.line, column: error.column, error.message) }
    }

    /// Checks that the content is text in the expected format.
    /// - Throws: `InputError` if it isn't, or if the file is empty.
    private static func checkIsText(of bytes: [UInt8], _ format: Format, path: String) throws {
        let expected = "expected a JSON array, NDJSON or CSV in UTF-8"
        if bytes.isEmpty { throw InputError(path: path, "is empty; \(expected)") }
        if bytes.contains(0) { throw InputError(path: path, "is not a text file; \(expected)") }
        let isMarkup = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
        if isMarkup, !path.lowercased().hasSuffix(".csv") {
            throw InputError(path: path, "is XML or HTML; \(expected)")
        }
    }

    private static func format(of bytes: [UInt8], path: String) -> Format {
        switch URL(fileURLWithPath: path).pathExtension.lowercased() {
        case "json": return .json
        case "ndjson", "jsonl": return .ndjson
        case "csv": return .csv
        default:
            switch bytes.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
            case UInt8(ascii: "["): return .json
            case UInt8(ascii: "{"): return .ndjson
            default: return .csv
            }
        }
    }

    private mutating func indexArray() throws(JSONScanner.Failure) {
        var scanner = JSONScanner(bytes)
        guard scanner.skip(UInt8(ascii: "[")) else { throw RecordFile.notAnArrayFailure(&scanner) }
        var seenKeys: Set<String> = []
        if !scanner.skip(UInt8(ascii: "]")) {
            repeat {
                _ = scanner.peek()
                try index(&scanner, &seenKeys)
            } while scanner.skip(UInt8(ascii: ","))
            try scanner.expect(UInt8(ascii: "]"))
        }
        guard scanner.peek() == nil else { throw scanner.failure("unexpected content after the array") }
    }

    /// Returns the error for JSON that is not an array. If it is an object with an error inside, returns that error.
    private static func notAnArrayFailure(_ scanner: inout JSONScanner) -> JSONScanner.Failure {
        let line = scanner.line
        var hint = ""
        if scanner.peek() == UInt8(ascii: "{") {
            do { _ = try scanner.readRecord() } catch { return error }
            if scanner.peek() == UInt8(ascii: "{") { hint = "; a file with one record per line must be named .ndjson" }
        }
        return .init(line: line, message: "the data must be an array of records, [ { \"outlet\": value } ]\(hint)")
    }

    private mutating func indexLines() throws(JSONScanner.Failure) {
        var scanner = JSONScanner(bytes)
        var (seenKeys, lastLine): (Set<String>, Int) = ([], 0)
        while scanner.peek() != nil {
            guard scanner.line != lastLine else { throw scanner.failure("a line has more than one record") }
            try index(&scanner, &seenKeys)
            lastLine = scanner.line
        }
    }

    private mutating func index(_ scanner: inout JSONScanner, _ seenKeys: inout Set<String>) throws(JSONScanner.Failure)
    {
        recordStarts.append((scanner.position, scanner.line))
        recordKeys(try scanner.readRecord().fields, &seenKeys)
    }

    private mutating func indexRows() throws(JSONScanner.Failure) {
        var scanner = CSVScanner(bytes)
        guard scanner.skipEmptyLines() else {
            throw .init(line: 1, message: "the header row with the outlets' names is missing")
        }
        headings = try scanner.readRow()
        if Set(headings).count != headings.count || headings.contains("") {
            throw .init(line: 1, message: "the header row has an empty or duplicate name")
        }
        var seen: Set<String> = []
        while scanner.skipEmptyLines() {
            let start = (scanner.position, scanner.line)
            recordStarts.append(start)
            recordKeys(try makeRecord(try scanner.readRow(), line: start.1).fields, &seen)
        }
    }

    private func makeRecord(_ row: [String], line: Int) throws(JSONScanner.Failure) -> DataRecord {
        guard row.count == headings.count else {
            throw .init(line: line, message: "\(row.count) fields, but the header row has \(headings.count)")
        }
        let fields = zip(headings, row).map { DataRecord.Field(key: $0, value: .string($1), line: line) }
        return DataRecord(fields: fields, line: line)
    }

    private mutating func recordKeys(_ fields: [DataRecord.Field], _ seenKeys: inout Set<String>) {
        for field in fields where seenKeys.insert(field.key).inserted { keys.append(field) }
    }
}
