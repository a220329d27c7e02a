/// Swift source that is written by a program.
struct SourceText {
    private(set) var text = ""
    private var depth = 0

    /// - Parameter families: the catalogue's files from which the table is generated.
    init(family: String, imports: [String] = []) {
        self.init(source: "\(Catalogue.folder)/\(family).members")
        for name in imports { line("import \(name)") }
        if !imports.isEmpty { line("") }
    }

    /// - Parameter source: the file from which the table is generated.
    init(source: String) {
        line("// Data table, written by `make members` from \(source); do not edit.")
        line("// swift-format-ignore-file")
        line("")
    }

    mutating func line(_ line: String) {
        text += line.isEmpty ? "\n" : String(repeating: "    ", count: depth) + line + "\n"
    }

    /// Several lines, of which those after the first have their own indentation, too.
    mutating func lines(_ lines: String) {
        for line in lines.split(separator: "\n", omittingEmptySubsequences: false) { self.line(String(line)) }
    }

    /// A line, the indented lines below it, and its end.
    mutating func block(
        _ opening: String, _ closing: String = "}", _ body: (inout SourceText) throws -> Void
    ) rethrows {
        lines(opening)
        depth += 1
        try body(&self)
        depth -= 1
        line(closing)
    }

    /// A `switch`, with its cases at its own indentation.
    mutating func cases(of subject: String, _ body: (inout SourceText) -> Void) {
        line("switch \(subject) {")
        body(&self)
        line("}")
    }

    /// `UITableViewCell` → `tableViewCell`.
    static func variable(_ className: String) -> String {
        let bare = className.drop { $0.isUppercase }
        let capitals = className.count - bare.count
        let name = capitals > 2 ? className.dropFirst(capitals - 1) : className[...]
        let variable = name.prefix(1).lowercased() + name.dropFirst()
        return variable == "switch" ? "`switch`" : variable
    }

    static func literal(_ text: String) -> String {
        "\"" + text.flatMap { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" } + "\""
    }
}

/// A file that is generated from the catalogue.
struct WrittenFile {
    /// Relative to the project.
    var path: String
    var text: String
}
