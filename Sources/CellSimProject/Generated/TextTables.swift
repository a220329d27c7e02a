import CellSimLanguages

/// The string tables in a list of files, with the types of each string's format arguments.
struct TextTables {
    /// The type of a format argument.
    enum ArgumentType: Character {
        case object = "@", integer = "d", number = "f", character = "c", string = "s", pointer = "p"

        init(specifier: String) {
            switch specifier.last {
            case "@": self = .object
            case "f", "F", "e", "E", "g", "G", "a", "A": self = .number
            case "c", "C": self = .character
            case "s", "S": self = .string
            case "p": self = .pointer
            default: self = .integer
            }
        }
    }

    /// The argument types, keyed by table name and key. If several languages contain a string, the first language is used.
    private(set) var tables: [String: [String: [ArgumentType]]] = [:]

    /// Reads string tables.
    /// - Parameters:
    ///   - paths: the paths of `.strings`, `.stringsdict` and `.xcstrings` files. Other files are ignored.
    ///   - notes: collects unreadable files.
    init(_ paths: [String], notes: ProjectNotes) {
        for path in paths.sorted(by: { Self.rank($0) < Self.rank($1) }) {
            let table = Paths.nameWithoutExtension(of: path)
            let texts: [String: LocalizedText]
            switch Paths.pathExtension(of: path) {
            case "strings", "stringsdict": texts = StringTables.table(table, folder: Paths.folder(of: path))
            case "xcstrings":
                do throws(LanguageFileError) {
                    let catalog = try StringCatalog.read(path)
                    texts = catalog.tables[catalog.sourceLanguage] ?? [:]
                } catch {
                    notes.add(.warning, error.file, error.line, error.message + "; its texts are skipped")
                    continue
                }
            default: continue
            }
            for (key, text) in texts where tables[table]?[key] == nil {
                tables[table, default: [:]][key] = Self.argumentTypes(of: text)
            }
        }
    }

    /// Returns a sort key that places the base language first, then English.
    private static func rank(_ path: String) -> String {
        let folder = Paths.lastComponent(Paths.folder(of: path))
        let rank = folder == "Base.lproj" ? "0" : folder == "en.lproj" ? "1" : "2"
        return rank + path
    }

    private static func argumentTypes(of text: LocalizedText) -> [ArgumentType] {
        let format =
            switch text {
            case .text(let text): text
            case .format(let format): format.expanded { _ in nil }
            }
        var (values, next): ([Int: ArgumentType], Int) = ([:], 0)
        for part in FormatParts(format) {
            guard case .specifier(let position, let specifier) = part else { continue }
            values[position ?? next] = ArgumentType(specifier: specifier)
            if position == nil { next += 1 }
        }
        // An argument position that the format doesn't use can have any type.
        guard let last = values.keys.max(), last < 32 else { return [] }
        return (0...last).map { values[$0] ?? .object }
    }
}
