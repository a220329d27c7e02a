/// Formats parts of a package manifest.
enum Manifest {
    /// Returns a text as a Swift string literal.
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

    /// Returns an array literal with one element per line.
    static func list(_ values: [String], indent: Int) -> String {
        guard !values.isEmpty else { return "[]" }
        let spaces = String(repeating: " ", count: indent)
        return "[\n" + values.map { spaces + "    " + $0 + ",\n" }.joined() + spaces + "]"
    }
}
