/// A type that the app libraries declare, identified by its Swift name.
public struct AppleType: Hashable, Sendable {
    /// The kind of a type declaration.
    public enum Kind: String, Sendable { case `class`, `protocol`, `enum`, `struct` }

    /// The kind of declaration.
    public var kind: Kind
    /// The Swift name, such as `UITableViewCell.CellStyle`.
    public var name: String
    /// The superclass of a class, or nil.
    public var superclass: String?
    /// A Boolean value that indicates whether values are created with `init(rawValue:)`.
    public var hasRawValue: Bool

    /// Creates a description of a type.
    public init(_ kind: Kind, _ name: String, base: String? = nil, isRaw: Bool = false) {
        (self.kind, self.name, self.superclass, self.hasRawValue) = (kind, name, base, isRaw)
    }

    /// The possible Objective-C names. The components of the Swift name are joined, and a word that two components share is written only
    /// once. The names of options can be plural.
    var objectiveCNames: [String] {
        if let irregularName = Self.irregularNames[name] { return [irregularName] }
        let parts = name.split(separator: ".").map(String.init)
        guard parts.count > 1 else { return parts }
        let joined = parts.dropFirst().reduce(parts[0]) { prefix, part in
            let shared = Self.wordPrefixes(of: part).reversed().first { prefix.hasSuffix($0) } ?? ""
            return prefix + part.dropFirst(shared.count)
        }
        return [joined, joined + "s"]
    }

    /// Returns the name and its prefixes that end before a capital letter: `Cell` and `CellStyle` for `CellStyle`.
    private static func wordPrefixes(of name: String) -> [String] {
        var prefixes: [String] = []
        for (index, letter) in name.enumerated() where letter.isUppercase && index > 0 {
            prefixes.append(String(name.prefix(index)))
        }
        return prefixes + [name]
    }

    private static let irregularNames = [
        "NSLayoutConstraint.Axis": "UILayoutConstraintAxis", "NSLayoutConstraint.Attribute": "NSLayoutAttribute",
        "NSLayoutConstraint.Relation": "NSLayoutRelation", "UIAccessibilityTraits": "UIAccessibilityTraits",
    ]
}
