/// The types and members of UIKit with their support status, read from the table that `make members` generates.
struct UIKitMembers {
    /// A type or member and its support status.
    struct Item: Hashable {
        /// The support status. The associated values are reasons.
        enum Status: Hashable {
            case works
            case stored
            case noEffect(String)
            case undeclared(String)
        }

        var name: String
        var status: Status

        /// A Boolean value that indicates whether the item has no effect or isn't declared.
        var isLimited: Bool {
            switch status {
            case .noEffect, .undeclared: true
            case .works, .stored: false
            }
        }

        /// The name without argument labels.
        var bareName: Substring { name.prefix { $0 != "(" } }
    }

    /// A type and its members.
    struct Owner: Hashable {
        /// The keyword of the declaration: `class`, `struct`, `enum` or `protocol`, or `extension` for a type of another module.
        var keyword: String
        /// The type itself, such as `UIButton.Configuration`.
        var item: Item
        var superclass: String?
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
            let fields = line.split(separator: " ")
            return Owner(
                keyword: String(fields[0]), item: Self.item(fields[1], reasons),
                superclass: fields[2] == "-" ? nil : String(fields[2]),
                members: fields.dropFirst(3).map { Self.item($0, reasons) })
        }
    }

    /// Parses an item: `name`, `name@c` if the value is only stored, `name@12` without effect for the reason with this number, or
    /// `name@-12` if the item isn't declared.
    private static func item(_ text: Substring, _ reasons: [String]) -> Item {
        guard let separator = text.lastIndex(of: "@") else { return Item(name: String(text), status: .works) }
        let (name, code) = (String(text[..<separator]), text[text.index(after: separator)...])
        guard let reasonNumber = Int(code) else { return Item(name: name, status: .stored) }
        let reason = reasons[abs(reasonNumber) - 1]
        return Item(name: name, status: reasonNumber < 0 ? .undeclared(reason) : .noEffect(reason))
    }
}
