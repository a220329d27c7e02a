/// Words of a package's manifest.
enum Manifest {
    /// A text as Swift writes it.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                result += "\\u{" + String(scalar.value, radix: 16) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// A list of values, one per line.
    static func list(_ values: [String], indent: Int) -> String {
        guard !values.isEmpty else { return "[]" }
        let blanks = String(repeating: " ", count: indent)
        return "[\n" + values.map { blanks + "    " + $0 + ",\n" }.joined() + blanks + "]"
    }
}
