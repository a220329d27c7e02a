/// A JSON value in a message. Numbers keep their spelling, and objects keep the order of their keys, so that messages can be forwarded
/// unchanged.
package indirect enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    /// A number in its original spelling.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([Member])

    /// A key of an object and its value.
    package struct Member: Equatable, Sendable {
        package var key: String
        package var value: JSONValue

        package init(_ key: String, _ value: JSONValue) { (self.key, self.value) = (key, value) }
    }

    /// Creates a number from an integer.
    package static func integer(_ value: Int) -> JSONValue { .number(String(value)) }

    /// Creates an object from keys and values.
    package static func members(_ pairs: KeyValuePairs<String, JSONValue>) -> JSONValue {
        .object(pairs.map { Member($0.key, $0.value) })
    }

    /// The value for a key of an object, or nil for other values. Setting nil removes the key. Setting a value has no effect if this isn't
    /// an object.
    package subscript(key: String) -> JSONValue? {
        get {
            guard case .object(let members) = self else { return nil }
            return members.first { $0.key == key }?.value
        }
        set {
            guard case .object(var members) = self else { return }
            let index = members.firstIndex { $0.key == key }
            switch (index, newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil): members.remove(at: index)
            case (nil, let value?): members.append(Member(key, value))
            case (nil, nil): return
            }
            self = .object(members)
        }
    }

    package var string: String? { if case .string(let text) = self { text } else { nil } }
    package var array: [JSONValue]? { if case .array(let items) = self { items } else { nil } }
    package var members: [Member]? { if case .object(let members) = self { members } else { nil } }
    /// The value as an integer, or nil if it isn't one.
    package var integer: Int? { if case .number(let text) = self { Int(text) } else { nil } }

    // MARK: Writing

    /// The value as one line of JSON text in UTF-8.
    package var bytes: [UInt8] {
        var result: [UInt8] = []
        write(to: &result)
        return result
    }

    private func write(to result: inout [UInt8]) {
        switch self {
        case .null: result += "null".utf8
        case .bool(let value): result += (value ? "true" : "false").utf8
        case .number(let text): result += text.utf8
        case .string(let text): Self.write(text, to: &result)
        case .array(let items):
            result.append(UInt8(ascii: "["))
            for (index, item) in items.enumerated() {
                if index > 0 { result.append(UInt8(ascii: ",")) }
                item.write(to: &result)
            }
            result.append(UInt8(ascii: "]"))
        case .object(let members):
            result.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { result.append(UInt8(ascii: ",")) }
                Self.write(member.key, to: &result)
                result.append(UInt8(ascii: ":"))
                member.value.write(to: &result)
            }
            result.append(UInt8(ascii: "}"))
        }
    }

    private static func write(_ text: String, to result: inout [UInt8]) {
        result.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += [UInt8(ascii: "\\"), byte]
            case 0x0A: result += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
            case 0..<0x20:
                let digits = Array("0123456789abcdef".utf8)
                result += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            default: result.append(byte)
            }
        }
        result.append(UInt8(ascii: "\""))
    }
}
