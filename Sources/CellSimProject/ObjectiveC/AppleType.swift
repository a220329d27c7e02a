/// A type that the app libraries declare, identified by its Swift name.
public struct AppleType: Hashable, Sendable {
    /// The kind of a type declaration.
    public enum Kind: String, Sendable { case `class`, `protocol`, `enum`, `struct` }

    /// The kind of declaration.
    public var kind: Kind
    /// The Swift name, such as `UITableViewCell.CellStyle`.
    public var name: String
    /// The superclass of a class, or nil.
    public var base: String?
    /// A Boolean value that indicates whether values are created with `init(rawValue:)`.
    public var isRaw: Bool

    /// Creates a description of a type.
    public init(_ kind: Kind, _ name: String, base: String? = nil, isRaw: Bool = false) {
        (self.kind, self.name, self.base, self.isRaw) = (kind, name, base, isRaw)
    }

    /// The possible Objective-C names. The components of the Swift name are joined, and a word that two components share is written only
    /// once. The names of options can be plural.
    var objectiveCNames: [String] {
        if let known = Self.irregular[name] { return [known] }
        let parts = name.split(separator: ".").map(String.init)
        guard parts.count > 1 else { return parts }
        let joined = parts.dropFirst().reduce(parts[0]) { whole, part in
            let shared = Self.words(of: part).reversed().first { whole.hasSuffix($0) } ?? ""
            return whole + part.dropFirst(shared.count)
        }
        return [joined, joined + "s"]
    }

    /// Returns the name and its prefixes that end before a capital letter: `Cell` and `CellStyle` for `CellStyle`.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        for (index, letter) in name.enumerated() where letter.isUppercase && index > 0 {
            words.append(String(name.prefix(index)))
        }
        return words + [name]
    }

    private static let irregular = [
        "NSLayoutConstraint.Axis": "UILayoutConstraintAxis", "NSLayoutConstraint.Attribute": "NSLayoutAttribute",
        "NSLayoutConstraint.Relation": "NSLayoutRelation", "UIAccessibilityTraits": "UIAccessibilityTraits",
    ]
}
