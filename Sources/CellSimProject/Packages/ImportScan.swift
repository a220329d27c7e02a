import CellSimProcess

/// Finds the modules that a source imports by scanning its lines.
enum ImportScan {
    private static let kinds: Set<Substring> = [
        "class", "struct", "enum", "protocol", "typealias", "func", "var", "let", "actor",
    ]
    private static let access: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]

    /// Returns the imported modules, or an empty set if the file can't be read.
    static func modules(ofFile path: String) -> Set<String> {
        guard let bytes = try? FileReader.read(path) else { return [] }
        return modules(of: bytes)
    }

    static func modules(of bytes: [UInt8]) -> Set<String> {
        var found: Set<String> = []
        let word = Array("import ".utf8)
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) where line.firstRange(of: word) != nil {
            if let module = module(of: String(decoding: line, as: UTF8.self)) { found.insert(module) }
        }
        return found
    }

    private static func module(of line: String) -> String? {
        var words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })[...]
        while let first = words.first, first.hasPrefix("@") || access.contains(first) { words = words.dropFirst() }
        guard words.first == "import" else { return nil }
        words = words.dropFirst()
        if let first = words.first, kinds.contains(first) { words = words.dropFirst() }
        guard let name = words.first else { return nil }
        let module = name.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
        return module.isEmpty ? nil : String(module)
    }
}
