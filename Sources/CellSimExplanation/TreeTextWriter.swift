/// Writes the text of a tree line by line, with tabs between fields.
struct TreeTextWriter {
    private(set) var bytes: [UInt8] = []

    /// Begins a line with a letter for its kind, followed by the first field.
    mutating func begin(_ kind: Unicode.Scalar, _ text: String) {
        if bytes.isEmpty { bytes.reserveCapacity(4096) } else { bytes.append(UInt8(ascii: "\n")) }
        bytes.append(UInt8(ascii: kind))
        add(text)
    }

    mutating func field(_ text: String) {
        bytes.append(UInt8(ascii: "\t"))
        add(text)
    }

    /// Appends a field that contains numbers, separated by spaces.
    mutating func field(_ numbers: [Double]) {
        var separator = UInt8(ascii: "\t")
        for number in numbers {
            bytes.append(separator)
            add(TreeNumber.text(number))
            separator = UInt8(ascii: " ")
        }
    }

    /// Appends a line for a constraint. Trailing fields with default values are omitted.
    mutating func add(_ constraint: PictureTree.Constraint) {
        begin("C", constraint.id)
        field("\(constraint.first)")
        field(constraint.firstAttribute)
        field(constraint.relation)
        let numbers = [constraint.constant, constraint.multiplier, constraint.priority].map(TreeNumber.text)
        var count = 5
        for (number, defaultValue) in zip(numbers.reversed(), ["1000", "1", "0"]) {
            guard number == defaultValue else { break }
            count -= 1
        }
        if count == 2, constraint.secondAttribute.isEmpty { count = constraint.second == nil ? 0 : 1 }
        if count > 0 { field(constraint.second.map(String.init) ?? "") }
        if count > 1 { field(constraint.secondAttribute) }
        for number in numbers.prefix(max(count - 2, 0)) { field(number) }
    }

    private mutating func add(_ text: String) {
        var text = text
        let isPlain = text.withUTF8 { buffer in
            let isPlain = unsafe buffer.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "\\") }
            if isPlain { unsafe bytes.append(contentsOf: buffer) }
            return isPlain
        }
        if !isPlain { bytes += Self.escaped(text).utf8 }
    }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\\\"
            case "\t": "\\t"
            case "\n": "\\n"
            case "\u{0}"..."\u{1F}": " "
            default: String(scalar)
            }
        }.joined()
    }
}
