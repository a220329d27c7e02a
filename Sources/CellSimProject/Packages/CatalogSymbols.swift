import CellSimLanguages

/// Generates the source that Xcode produces for manually added strings in string catalogues, such as `String(localized: .welcomeTitle)`.
struct CatalogSymbols {
    /// The name of the generated file, as in Xcode.
    static let fileName = "GeneratedStringSymbols.swift"

    private let catalogues: [String]

    /// Creates a generator for a target's string catalogues.
    /// - Parameter target: the target. Symbols are generated only if its setting `STRING_CATALOG_GENERATE_SYMBOLS` is on.
    init(_ target: AppProject.Target) {
        let isOn = target.settings.isOn("STRING_CATALOG_GENERATE_SYMBOLS") && !target.sources.isEmpty
        catalogues = isOn ? target.resources.map(\.path).filter { Paths.pathExtension(of: $0) == "xcstrings" } : []
    }

    /// Returns the Swift source, or nil if no string has a symbol. Unreadable catalogues are skipped here; they are reported when the
    /// resources are processed.
    func text() -> [UInt8]? {
        var tree = NameTree()
        for path in catalogues {
            guard let catalogue = try? StringCatalog.read(path) else { continue }
            let table = Paths.nameWithoutExtension(of: path)
            let texts = catalogue.tables[catalogue.sourceLanguage] ?? [:]
            for key in catalogue.manualKeys.sorted() {
                // Strings of other tables are members of a type with the table's name.
                add(key, texts[key] ?? .text(key), table, to: &tree)
            }
        }
        guard tree.count > 0 else { return nil }
        let head = "// Written by 'cellsim app', as Xcode does, from the string catalogues.\n"
        let text = "extension LocalizedStringResource {\n\(tree.text("enum"))}\n"
        return Array((head + ["Foundation", "UIKit"].map { "import \($0)\n" }.joined() + "\n" + text).utf8)
    }

    private func add(_ key: String, _ text: LocalizedText, _ table: String, to tree: inout NameTree) {
        let format =
            switch text {
            case .text(let text): text
            case .format(let format): format.expanded { _ in nil }
            }
        var (literal, types): (String, [Int: String]) = ("", [:])
        for part in FormatParts(format) {
            switch part {
            case .text(let literalText):
                literal += Manifest.quoted(literalText.replacing("%%", with: "%")).dropFirst().dropLast()
            case .specifier(let position, let specifier):
                let index = position ?? types.count
                types[index] = Self.types[TextTables.ArgumentType(specifier: specifier)] ?? "String"
                literal += "\\(arg\(index + 1))"
            default: break
            }
        }
        let name = GeneratedName.swiftGen(key)
        let path = table == "Localizable" ? [] : [GeneratedName.swiftGenType(table)]
        let parameters = (0..<((types.keys.max() ?? -1) + 1)).map { "_ arg\($0 + 1): \(types[$0] ?? "String")" }
        let signature = parameters.isEmpty ? "var \(name):" : "func \(name)(\(parameters.joined(separator: ", "))) ->"
        tree.add(
            name, in: path,
            "static \(signature) LocalizedStringResource { LocalizedStringResource(\(Manifest.quoted(key)), "
                + "defaultValue: \"\(literal)\", table: \(Manifest.quoted(table)), bundle: .main) }")
    }

    private static let types: [TextTables.ArgumentType: String] = [.integer: "Int", .number: "Double"]
}
