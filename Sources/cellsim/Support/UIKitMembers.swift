/// UIKit's types and members with their support status, read from the table that `make members` generates.
struct UIKitMembers {
    /// A type or member with its status.
    struct Item: Hashable {
        /// The support status.
        enum Status: Hashable {
            case works
            case stored
            case noEffect(String)
            case undeclared(String)
        }

        var name: String
        var status: Status

        /// A Boolean value that indicates whether it has no effect or is not declared.
        var isLimited: Bool {
            switch status {
            case .noEffect, .undeclared: true
            case .works, .stored: false
            }
        }

        /// The name without argument labels.
        var bareName: Substring { name.prefix { $0 != "(" } }
    }

    /// A type with its members.
    struct Owner: Hashable {
        /// The kind of declaration: `class`, `struct`, `enum`, `protocol`, or `extension` for a type of another
        /// module.
        var keyword: String
        /// The type itself, such as `UIButton.Configuration`.
        var item: Item
        var superclass: String?
        var members: [Item]
    }

    let owners: [Owner]

    /// Parses a table.
    /// - Parameter table: lines of reasons, an empty line, and one line per type with its kind, its name, its base or
    ///   `-`, and its members.
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

    /// Parses an item: `name`, `name@c` for carried, `name@12` for kept with a reason, or `name@-12` for absent.
    private static func item(_ text: Substring, _ reasons: [String]) -> Item {
        guard let separator = text.lastIndex(of: "@") else { return Item(name: String(text), status: .works) }
        let (name, code) = (String(text[..<separator]), text[text.index(after: separator)...])
        guard let reasonNumber = Int(code) else { return Item(name: name, status: .stored) }
        let reason = reasons[abs(reasonNumber) - 1]
        return Item(name: name, status: reasonNumber < 0 ? .undeclared(reason) : .noEffect(reason))
    }
}
