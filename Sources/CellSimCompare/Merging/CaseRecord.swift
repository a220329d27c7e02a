import CellSimExplanation
import Foundation

/// Encodes a case as bytes for a `SpoolFile`, which the same process reads. The number and the name come first and can be
/// decoded separately.
struct CaseRecord {
    private var bytes: [UInt8] = []

    /// Encodes a case.
    /// - Parameter number: The position of the case among all cases.
    static func encode(_ reportCase: ReportCase, number: Int) -> [UInt8] {
        var record = CaseRecord()
        record.bytes.reserveCapacity(256)
        record.add(number)
        record.add(reportCase.name)
        record.add(reportCase.state.rawValue)
        for text in [
            reportCase.kind?.rawValue, reportCase.reference, reportCase.actual, reportCase.difference,
            reportCase.message, reportCase.details, reportCase.text, reportCase.file,
            reportCase.root, reportCase.simulator?.rawValue,
        ] { record.add(text) }
        for size in [reportCase.referenceSize, reportCase.actualSize] {
            record.add(size == nil ? 0 : 1)
            if let size { [size.width, size.height].forEach { record.add($0) } }
        }
        for number in [reportCase.differentPixels, reportCase.totalPixels, reportCase.largestDifference] {
            record.add(number)
        }
        for number in [reportCase.meanDifference, reportCase.largestDeltaE, reportCase.seconds] { record.add(number) }
        record.add(reportCase.line)
        record.add(reportCase.boxes.count)
        for box in reportCase.boxes {
            [box.x, box.y, box.width, box.height, box.differentPixels].forEach { record.add($0) }
            record.add(box.kind)
            record.add(box.dx)
            record.add(box.dy)
        }
        // Explanations are rare, so they are encoded as JSON for simplicity.
        record.add(reportCase.explanation.flatMap { try? String(decoding: JSONEncoder().encode($0), as: UTF8.self) })
        record.add(reportCase.isUnresolved == true ? 1 : 0)
        record.add(reportCase.lacks?.count)
        for lack in reportCase.lacks ?? [] {
            record.add(lack.kind.rawValue)
            record.add(lack.message)
            record.add(lack.file)
            record.add(lack.line)
        }
        return record.bytes
    }

    /// Appends a number as a zigzag varint: seven bits per byte, lowest first, so that small numbers of both signs are short.
    private mutating func add(_ number: Int) {
        var rest = UInt(bitPattern: number << 1 ^ number >> 63)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    private mutating func add(_ number: Int?) {
        add(number == nil ? 0 : 1)
        if let number { add(number) }
    }

    private mutating func add(_ number: Double?) {
        add(number == nil ? 0 : 1)
        guard let bits = number?.bitPattern else { return }
        for shift in stride(from: UInt64(0), to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: bits >> shift)) }
    }

    private mutating func add(_ text: String) {
        add(text.utf8.count)
        bytes += text.utf8
    }

    private mutating func add(_ text: String?) {
        add(text == nil ? 0 : 1)
        if let text { add(text) }
    }
}

/// Decodes a case that `CaseRecord` encoded.
struct CaseRecordReader {
    private let bytes: ArraySlice<UInt8>
    private var offset: Int
    /// The position of the case among all cases.
    private(set) var number: Int
    /// The case's name.
    private(set) var name: String

    init(_ bytes: ArraySlice<UInt8>) {
        (self.bytes, offset, number, name) = (bytes, bytes.startIndex, 0, "")
        number = readInteger()
        name = readText()
    }

    /// Returns the decoded case.
    func decode() -> ReportCase {
        var reader = self
        return reader.readRemaining()
    }

    private mutating func readRemaining() -> ReportCase {
        var reportCase = ReportCase(name: name, state: ReportCase.State(rawValue: readText()) ?? .unreadable)
        reportCase.kind = readOptional { $0.readText() }.flatMap(ReportCase.Kind.init)
        (reportCase.reference, reportCase.actual, reportCase.difference) = (
            readOptional { $0.readText() }, readOptional { $0.readText() }, readOptional { $0.readText() }
        )
        (reportCase.message, reportCase.details, reportCase.text) = (
            readOptional { $0.readText() }, readOptional { $0.readText() }, readOptional { $0.readText() }
        )
        (reportCase.file, reportCase.root) = (readOptional { $0.readText() }, readOptional { $0.readText() })
        reportCase.simulator = readOptional { $0.readText() }.flatMap(SimulatorComparison.Class.init)
        reportCase.referenceSize = readOptional { ReportCase.Size(width: $0.readInteger(), height: $0.readInteger()) }
        reportCase.actualSize = readOptional { ReportCase.Size(width: $0.readInteger(), height: $0.readInteger()) }
        (reportCase.differentPixels, reportCase.totalPixels, reportCase.largestDifference) = (
            readInteger(), readInteger(), readInteger()
        )
        reportCase.meanDifference = readOptional { $0.readDouble() } ?? 0
        (reportCase.largestDeltaE, reportCase.seconds) = (
            readOptional { $0.readDouble() }, readOptional { $0.readDouble() }
        )
        reportCase.line = readOptional { $0.readInteger() }
        let count = readInteger()
        reportCase.boxes.reserveCapacity(count)
        for _ in 0..<count {
            reportCase.boxes.append(
                ReportCase.Box(
                    x: readInteger(), y: readInteger(), width: readInteger(), height: readInteger(),
                    differentPixels: readInteger(),
                    kind: readText(), dx: readOptional { $0.readInteger() }, dy: readOptional { $0.readInteger() }))
        }
        reportCase.explanation = readOptional { $0.readText() }.flatMap {
            try? JSONDecoder().decode(Explanation.self, from: Data($0.utf8))
        }
        reportCase.isUnresolved = readInteger() == 0 ? nil : true
        reportCase.lacks = readOptional { reader in (0..<reader.readInteger()).map { _ in reader.readMissingResource() }
        }
        return reportCase
    }

    private mutating func readMissingResource() -> ReportCase.MissingResource {
        let (kind, message) = (readText(), readText())
        return ReportCase.MissingResource(
            ReportCase.MissingResource.Kind(rawValue: kind) ?? .content, message, file: readOptional { $0.readText() },
            line: readOptional { $0.readInteger() })
    }

    private mutating func readOptional<Value>(_ read: (inout CaseRecordReader) -> Value) -> Value? {
        readInteger() == 0 ? nil : read(&self)
    }

    private mutating func readByte() -> UInt8 {
        defer { offset += 1 }
        return bytes[offset]
    }

    private mutating func readInteger() -> Int {
        var value: UInt = 0, shift: UInt = 0, last: UInt8
        repeat {
            last = readByte()
            value |= UInt(last & 0x7F) << shift
            shift += 7
        } while last >= 0x80
        return Int(bitPattern: value >> 1) ^ -Int(bitPattern: value & 1)
    }

    private mutating func readDouble() -> Double {
        Double(bitPattern: (0..<8).reduce(0) { $0 | UInt64(readByte()) << UInt64(8 * $1) })
    }

    private mutating func readText() -> String {
        let count = readInteger()
        defer { offset += count }
        return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
    }
}
