import Foundation

/// Finds the line of a value in JSON that is well formed, by the keys and indices that lead to it.
struct JSONLineLocator {
    private let bytes: [UInt8]
    private var position = 0

    /// The line of the value, or of the last one on the way that is there; counted from 1.
    static func line(of path: [any CodingKey], in data: Data) -> Int {
        var location = JSONLineLocator(bytes: [UInt8](data))
        for key in path {
            let start = location.position
            guard location.enter(key) else {
                location.position = start
                break
            }
        }
        location.skipBlanks()
        return 1 + location.bytes.prefix(location.position).count { $0 == UInt8(ascii: "\n") }
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipBlanks() {
        while let byte = current, [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","), UInt8(ascii: ":")].contains(byte) {
            position += 1
        }
    }

    /// Goes to the value of a key, or to the item of an index.
    private mutating func enter(_ key: any CodingKey) -> Bool {
        skipBlanks()
        let isObject = current == UInt8(ascii: "{")
        guard isObject || current == UInt8(ascii: "[") else { return false }
        position += 1
        var index = 0
        while true {
            skipBlanks()
            guard let byte = current, byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]") else { return false }
            if isObject {
                let start = position
                skipValue()
                let name = bytes[start..<position]
                skipBlanks()
                if name.elementsEqual("\"\(key.stringValue)\"".utf8) { return true }
            } else if index == key.intValue {
                return true
            }
            skipValue()
            index += 1
        }
    }

    private mutating func skipValue() {
        skipBlanks()
        var depth = 0
        repeat {
            guard let byte = current else { return }
            position += 1
            switch byte {
            case UInt8(ascii: "\""): skipString()
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default:
                guard depth == 0 else { continue }
                while let next = current, !Self.ends.contains(next) { position += 1 }
            }
        } while depth > 0
    }

    private static let ends = Set(", \t\r\n}]:".utf8)

    private mutating func skipString() {
        while let byte = current {
            position += byte == UInt8(ascii: "\\") ? 2 : 1
            if byte == UInt8(ascii: "\"") { return }
        }
    }
}
