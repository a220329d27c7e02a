/// Builds the text of a generated Swift file.
struct SourceText {
    private(set) var text = ""
    private var depth = 0

    /// Creates the header of a file that is generated from a member list.
    /// - Parameters:
    ///   - family: the name of the member list, or `*` for all lists.
    ///   - imports: the modules to import.
    init(family: String, imports: [String] = []) {
        self.init(source: "\(Catalogue.folder)/\(family).members")
        for name in imports { appendLine("import \(name)") }
        if !imports.isEmpty { appendLine("") }
    }

    /// Creates the header of a file that is generated from another file.
    /// - Parameter source: the path of the other file.
    init(source: String) {
        appendLine("// Data table, written by `make members` from \(source); do not edit.")
        appendLine("// swift-format-ignore-file")
        appendLine("")
    }

    /// Appends an indented line.
    mutating func appendLine(_ line: String) {
        text += line.isEmpty ? "\n" : String(repeating: "    ", count: depth) + line + "\n"
    }

    /// Appends several lines. The indentation of the lines relative to each other is preserved.
    mutating func appendLines(_ lines: String) {
        for line in lines.split(separator: "\n", omittingEmptySubsequences: false) { self.appendLine(String(line)) }
    }

    /// Appends an opening line, indented lines and a closing line.
    mutating func appendBlock(
        _ opening: String, _ closing: String = "}", _ body: (inout SourceText) throws -> Void
    ) rethrows {
        appendLines(opening)
        depth += 1
        try body(&self)
        depth -= 1
        appendLine(closing)
    }

    /// Appends a `switch` statement. Its cases aren't indented.
    mutating func appendSwitch(of subject: String, _ body: (inout SourceText) -> Void) {
        appendLine("switch \(subject) {")
        body(&self)
        appendLine("}")
    }

    /// Returns a variable name for a class, such as `tableViewCell` for `UITableViewCell`.
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
    /// The path relative to the project's folder.
    var path: String
    var text: String
}
