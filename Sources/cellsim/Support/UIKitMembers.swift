/// The types and members of UIKit with their support status, read from the table that `make members` generates.
struct UIKitMembers {
    /// A type or member and its support status.
    struct Item: Hashable {
        /// The support status. The associated values are reasons.
        enum Status: Hashable {
            case works
            case carried
            case noEffect(String)
            case absent(String)
        }

        var name: String
        var status: Status

        /// A Boolean value that indicates whether the item has no effect or isn't declared.
        var isLimited: Bool {
            switch status {
            case .noEffect, .absent: true
            case .works, .carried: false
            }
        }

        /// The name without argument labels.
        var bareName: Substring { name.prefix { $0 != "(" } }
    }

    /// A type and its members.
    struct Owner: Hashable {
        /// The keyword of the declaration: `class`, `struct`, `enum` or `protocol`, or `extension` for a type of another module.
        var word: String
        /// The type itself, such as `UIButton.Configuration`.
        var item: Item
        var base: String?
        var members: [Item]
    }

    let owners: [Owner]

    /// Parses a table.
    /// - Parameter table: lines with reasons, an empty line, and a line for each type. The line consists of the keyword, the name, the
    ///   superclass or `-`, and the members.
    init(_ table: String = Self.table) {
        let lines = table.split(separator: "\n", omittingEmptySubsequences: false)
        let reasons = lines.prefix { !$0.isEmpty }.map(String.init)
        owners = lines.dropFirst(reasons.count + 1).map { line in
            let words = line.split(separator: " ")
            return Owner(
                word: String(words[0]), item: Self.item(words[1], reasons),
                base: words[2] == "-" ? nil : String(words[2]),
                members: words.dropFirst(3).map { Self.item($0, reasons) })
        }
    }

    /// Parses an item: `name`, `name@c` if the value is only stored, `name@12` without effect for the reason with this number, or
    /// `name@-12` if the item isn't declared.
    private static func item(_ word: Substring, _ reasons: [String]) -> Item {
        guard let mark = word.lastIndex(of: "@") else { return Item(name: String(word), status: .works) }
        let (name, code) = (String(word[..<mark]), word[word.index(after: mark)...])
        guard let number = Int(code) else { return Item(name: name, status: .carried) }
        let reason = reasons[abs(number) - 1]
        return Item(name: name, status: number < 0 ? .absent(reason) : .noEffect(reason))
    }
}
