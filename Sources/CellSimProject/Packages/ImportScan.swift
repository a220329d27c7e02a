import CellSimProcess

/// Finds the modules that a source imports by scanning its lines.
enum ImportScan {
    private static let declarationKeywords: Set<Substring> = [
        "class", "struct", "enum", "protocol", "typealias", "func", "var", "let", "actor",
    ]
    private static let accessLevels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]

    /// Returns the imported modules, or an empty set if the file can't be read.
    static func modules(ofFile path: String) -> Set<String> {
        guard let bytes = try? FileReader.read(path) else { return [] }
        return modules(of: bytes)
    }

    static func modules(of bytes: [UInt8]) -> Set<String> {
        var found: Set<String> = []
        let keyword = Array("import ".utf8)
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) where line.firstRange(of: keyword) != nil
        {
            if let module = module(of: String(decoding: line, as: UTF8.self)) { found.insert(module) }
        }
        return found
    }

    private static func module(of line: String) -> String? {
        var tokens = line.split(whereSeparator: { $0 == " " || $0 == "\t" })[...]
        while let first = tokens.first, first.hasPrefix("@") || accessLevels.contains(first) {
            tokens = tokens.dropFirst()
        }
        guard tokens.first == "import" else { return nil }
        tokens = tokens.dropFirst()
        if let first = tokens.first, declarationKeywords.contains(first) { tokens = tokens.dropFirst() }
        guard let name = tokens.first else { return nil }
        let module = name.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
        return module.isEmpty ? nil : String(module)
    }
}
