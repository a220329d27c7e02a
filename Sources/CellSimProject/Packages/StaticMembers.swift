import CellSimProcess

/// Finds the static members that sources add to types by scanning their lines.
enum StaticMembers {
    /// Returns the names of static members in extensions, keyed by the name of the extended type.
    static func declaredMembers(in paths: [String]) -> [String: Set<String>] {
        var result: [String: Set<String>] = [:]
        let keyword = Array("extension ".utf8)
        for path in paths {
            guard let bytes = try? FileReader.read(path), bytes.firstRange(of: keyword) != nil else { continue }
            var type = ""
            var conditions = SourceConditions()
            for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
                let text = String(decoding: line, as: UTF8.self)
                guard !conditions.processDirective(text), conditions.isActive else { continue }
                let tokens = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
                if let index = tokens.firstIndex(of: "extension"), index + 1 < tokens.count {
                    type = String(tokens[index + 1])
                    if type == "UIKit", index + 2 < tokens.count { type = String(tokens[index + 2]) }
                }
                guard !type.isEmpty, let name = staticMemberName(tokens) else { continue }
                result[type, default: []].insert(name)
            }
        }
        return result
    }

    private static func staticMemberName(_ tokens: [Substring]) -> String? {
        guard tokens.contains("static") || tokens.contains("class"),
            let index = tokens.firstIndex(where: { ["let", "var", "func"].contains($0) }), index + 1 < tokens.count
        else { return nil }
        return String(tokens[index + 1])
    }

    /// The names of UIKit's own colours. No member is generated for an asset with one of these names.
    static let systemColorNames: Set<String> = [
        "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
        "orange", "purple", "brown", "clear", "systemRed", "systemGreen", "systemBlue", "systemOrange",
        "systemYellow", "systemPink", "systemPurple", "systemTeal", "systemIndigo", "systemBrown", "systemMint",
        "systemCyan", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
        "tintColor", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "link", "placeholderText",
        "separator", "opaqueSeparator", "systemBackground", "secondarySystemBackground",
        "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
        "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill", "tertiarySystemFill",
        "quaternarySystemFill", "lightText", "darkText", "groupTableViewBackground",
    ]
}
