import CellSimExplanation
import Foundation

/// Encodes a case as bytes for a `SpoolFile`, which the same process reads back. The number and the name come first, so
/// that they can be read without the rest.
struct CaseRecord {
    private var bytes: [UInt8] = []

    /// Encodes a case.
    /// - Parameter number: the case's position among all cases.
    static func encode(_ one: ReportCase, number: Int) -> [UInt8] {
        var record = CaseRecord()
        record.bytes.reserveCapacity(256)
        record.add(number)
        record.add(one.name)
        record.add(one.state.rawValue)
        for text in [
            one.kind?.rawValue, one.reference, one.actual, one.difference, one.message, one.details, one.text, one.file,
            one.root, one.simulator?.rawValue,
        ] { record.add(text) }
        for size in [one.referenceSize, one.actualSize] {
            record.add(size == nil ? 0 : 1)
            if let size { [size.width, size.height].forEach { record.add($0) } }
        }
        for number in [one.differentPixels, one.totalPixels, one.largestDifference] { record.add(number) }
        for number in [one.meanDifference, one.largestDeltaE, one.seconds] { record.add(number) }
        record.add(one.line)
        record.add(one.boxes.count)
        for box in one.boxes {
            [box.x, box.y, box.width, box.height, box.differentPixels].forEach { record.add($0) }
            record.add(box.kind)
            record.add(box.dx)
            record.add(box.dy)
        }
        // Few cases have an explanation, and JSON needs little code.
        record.add(one.explanation.flatMap { try? String(decoding: JSONEncoder().encode($0), as: UTF8.self) })
        record.add(one.isUnresolved == true ? 1 : 0)
        record.add(one.lacks?.count)
        for lack in one.lacks ?? [] {
            record.add(lack.kind.rawValue)
            record.add(lack.message)
            record.add(lack.file)
            record.add(lack.line)
        }
        return record.bytes
    }

    /// Adds a number with seven bits per byte, lowest first. Small numbers of both signs are short.
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
    private var location: Int
    /// The case's position among all cases.
    private(set) var number: Int
    /// The case's name.
    private(set) var name: String

    init(_ bytes: ArraySlice<UInt8>) {
        (self.bytes, location, number, name) = (bytes, bytes.startIndex, 0, "")
        number = integer()
        name = text()
    }

    /// Returns the decoded case.
    func decode() -> ReportCase {
        var reader = self
        return reader.rest()
    }

    private mutating func rest() -> ReportCase {
        var one = ReportCase(name: name, state: ReportCase.State(rawValue: text()) ?? .unreadable)
        one.kind = optional { $0.text() }.flatMap(ReportCase.Kind.init)
        (one.reference, one.actual, one.difference) = (
            optional { $0.text() }, optional { $0.text() }, optional { $0.text() }
        )
        (one.message, one.details, one.text) = (optional { $0.text() }, optional { $0.text() }, optional { $0.text() })
        (one.file, one.root) = (optional { $0.text() }, optional { $0.text() })
        one.simulator = optional { $0.text() }.flatMap(SimulatorComparison.Class.init)
        one.referenceSize = optional { ReportCase.Size(width: $0.integer(), height: $0.integer()) }
        one.actualSize = optional { ReportCase.Size(width: $0.integer(), height: $0.integer()) }
        (one.differentPixels, one.totalPixels, one.largestDifference) = (integer(), integer(), integer())
        one.meanDifference = optional { $0.double() } ?? 0
        (one.largestDeltaE, one.seconds) = (optional { $0.double() }, optional { $0.double() })
        one.line = optional { $0.integer() }
        let count = integer()
        one.boxes.reserveCapacity(count)
        for _ in 0..<count {
            one.boxes.append(
                ReportCase.Box(
                    x: integer(), y: integer(), width: integer(), height: integer(), differentPixels: integer(),
                    kind: text(), dx: optional { $0.integer() }, dy: optional { $0.integer() }))
        }
        one.explanation = optional { $0.text() }.flatMap {
            try? JSONDecoder().decode(Explanation.self, from: Data($0.utf8))
        }
        one.isUnresolved = integer() == 0 ? nil : true
        one.lacks = optional { reader in (0..<reader.integer()).map { _ in reader.lack() } }
        return one
    }

    private mutating func lack() -> ReportCase.MissingResource {
        let (kind, message) = (text(), text())
        return ReportCase.MissingResource(
            ReportCase.MissingResource.Kind(rawValue: kind) ?? .content, message, file: optional { $0.text() },
            line: optional { $0.integer() })
    }

    private mutating func optional<Value>(_ read: (inout CaseRecordReader) -> Value) -> Value? {
        integer() == 0 ? nil : read(&self)
    }

    private mutating func byte() -> UInt8 {
        defer { location += 1 }
        return bytes[location]
    }

    private mutating func integer() -> Int {
        var value: UInt = 0, shift: UInt = 0, last: UInt8
        repeat {
            last = byte()
            value |= UInt(last & 0x7F) << shift
            shift += 7
        } while last >= 0x80
        return Int(bitPattern: value >> 1) ^ -Int(bitPattern: value & 1)
    }

    private mutating func double() -> Double {
        Double(bitPattern: (0..<8).reduce(0) { $0 | UInt64(byte()) << UInt64(8 * $1) })
    }

    private mutating func text() -> String {
        let count = integer()
        defer { location += count }
        return String(decoding: bytes[location..<location + count], as: UTF8.self)
    }
}
