/// Splits the JSON of a report into batches of cases and the frame around them. It only tracks strings and brackets; the
/// decoder validates the parts.
struct ReportScanner {
    /// The JSON without the cases.
    private(set) var frame: [UInt8] = []
    /// A Boolean value that indicates whether the input isn't a report.
    private(set) var isInvalid = false

    private let limit: Int
    private var batch: [UInt8] = []
    private var depth = 0
    private var isInString = false, isEscaped = false, isInCases = false, hasCases = false
    /// `isBeforeKey`: Whether a string at this position is a key of the report. `isKey`: Whether the current string is a key
    /// of the report. `isBeforeValue`: Whether the value of the key `cases` follows.
    private var isBeforeKey = false, isKey = false, isBeforeValue = false
    private var key: [UInt8] = []

    /// Creates a scanner.
    /// - Parameter limit: The maximum number of bytes of cases in a batch, unless a single case is larger.
    init(limit: Int = 1 << 18) { self.limit = limit }

    /// The number of buffered bytes.
    var bufferedByteCount: Int { frame.count + batch.count }

    /// Scans the next bytes.
    /// - Parameter cases: Receives each batch of cases as a JSON array.
    mutating func consume(_ block: [UInt8], cases: ([UInt8]) throws -> Void) rethrows {
        // The start of the bytes that have not been copied yet.
        var start = 0
        for index in block.indices where !isInvalid {
            let byte = block[index]
            if isInString {
                scanStringByte(stringByte: byte)
                continue
            }
            switch byte {
            case UInt8(ascii: "\""):
                (isInString, isKey) = (true, depth == 1 && isBeforeKey)
                key = []
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                isInvalid = isInvalid || depth == 1 && byte != UInt8(ascii: "{")
                if depth == 1 { isBeforeKey = true }
                guard depth == 2, isBeforeValue, byte == UInt8(ascii: "[") else { break }
                isInvalid = isInvalid || hasCases
                copy(block[start...index])
                start = index + 1
                (isInCases, hasCases, isBeforeValue) = (true, true, false)
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                guard isInCases, depth == 1 else { break }
                copy(block[start..<index])
                start = index
                if byte != UInt8(ascii: "]") { isInvalid = true } else { try flushBatch(out: cases, isLast: true) }
                isInCases = false
            case UInt8(ascii: ","):
                if depth == 1 { (isBeforeKey, isBeforeValue) = (true, false) }
                guard isInCases, depth == 2, batch.count + index - start >= limit else { break }
                copy(block[start..<index])
                start = index + 1
                try flushBatch(out: cases, isLast: false)
            case UInt8(ascii: ":"):
                if depth == 1 { (isBeforeKey, isBeforeValue) = (false, key == Array("cases".utf8)) }
            default: break
            }
        }
        copy(block[min(start, block.count)...])
        if let first = frame.first(where: { !isWhitespace($0) }), first != UInt8(ascii: "{") {
            isInvalid = true
        }
    }

    private mutating func scanStringByte(stringByte byte: UInt8) {
        if isEscaped {
            isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
            isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
            isInString = false
            return
        }
        if isKey, key.count < 8 { key.append(byte) }
    }

    private mutating func copy(_ bytes: ArraySlice<UInt8>) { if isInCases { batch += bytes } else { frame += bytes } }

    private mutating func flushBatch(out cases: ([UInt8]) throws -> Void, isLast: Bool) rethrows {
        let isEmpty = batch.allSatisfy(isWhitespace)
        // A comma must follow an element. This check is needed because Foundation accepts trailing commas.
        if isEmpty, !isLast { isInvalid = true }
        if !isEmpty { try cases([UInt8(ascii: "[")] + batch + [UInt8(ascii: "]")]) }
        batch.removeAll(keepingCapacity: true)
    }
}

/// Returns whether a byte is JSON whitespace.
private func isWhitespace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }
