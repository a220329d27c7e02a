/// Builds generated Swift source.
struct SourceText {
    private(set) var text = ""
    private var depth = 0

    /// Creates source that is generated from member lists.
    /// - Parameter family: the name of the member list that is the source of the table.
    init(family: String, imports: [String] = []) {
        self.init(source: "\(Catalogue.folder)/\(family).members")
        for name in imports { appendLine("import \(name)") }
        if !imports.isEmpty { appendLine("") }
    }

    /// Creates source that is generated from a file.
    /// - Parameter source: the file that is the source of the table.
    init(source: String) {
        appendLine("// Data table, written by `make members` from \(source); do not edit.")
        appendLine("// swift-format-ignore-file")
        appendLine("")
    }

    mutating func appendLine(_ line: String) {
        text += line.isEmpty ? "\n" : String(repeating: "    ", count: depth) + line + "\n"
    }

    /// Appends several lines; the relative indentation of the lines after the first is kept.
    mutating func appendLines(_ lines: String) {
        for line in lines.split(separator: "\n", omittingEmptySubsequences: false) { self.appendLine(String(line)) }
    }

    /// Appends a line, indented lines, and a closing line.
    mutating func appendBlock(
        _ opening: String, _ closing: String = "}", _ body: (inout SourceText) throws -> Void
    ) rethrows {
        appendLines(opening)
        depth += 1
        try body(&self)
        depth -= 1
        appendLine(closing)
    }

    /// Appends a `switch` statement, whose cases are not indented.
    mutating func appendSwitch(of subject: String, _ body: (inout SourceText) -> Void) {
        appendLine("switch \(subject) {")
        body(&self)
        appendLine("}")
    }

    /// Converts a class name to a variable name, such as `UITableViewCell` to `tableViewCell`.
    static func variableName(_ className: String) -> String {
        let nameWithoutPrefix = className.drop { $0.isUppercase }
        let capitals = className.count - nameWithoutPrefix.count
        let name = capitals > 2 ? className.dropFirst(capitals - 1) : className[...]
        let variable = name.prefix(1).lowercased() + name.dropFirst()
        return variable == "switch" ? "`switch`" : variable
    }

    static func literal(_ text: String) -> String {
        "\"" + text.flatMap { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" } + "\""
    }
}

/// A generated file.
struct GeneratedFile {
    /// The path, relative to the project.
    var path: String
    var text: String
}
