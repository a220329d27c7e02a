/// The amount of space along one axis.
public enum IBSizeClass: String, Sendable, Hashable {
    /// Limited space.
    case compact
    /// Ample space.
    case regular
}

/// The traits on which the variations of a document can depend. `nil` means "any", which matches no condition for the trait.
public struct IBTraits: Sendable, Hashable {
    /// The horizontal size class, called `widthClass` in documents.
    public var width: IBSizeClass?
    /// The vertical size class, called `heightClass` in documents.
    public var height: IBSizeClass?
    /// `phone`, `pad` and so on, called `idiom` in documents.
    public var idiom: String?
    /// `sRGB` or `P3`, called `gamut` in documents.
    public var gamut: String?
    /// `LTR` or `RTL`, called `layoutdirection` in documents.
    public var layoutDirection: String?

    /// Creates traits. Omitted traits mean "any".
    public init(
        width: IBSizeClass? = nil, height: IBSizeClass? = nil, idiom: String? = nil, gamut: String? = nil,
        layoutDirection: String? = nil
    ) {
        self.width = width
        self.height = height
        self.idiom = idiom
        self.gamut = gamut
        self.layoutDirection = layoutDirection
    }
}

/// The key of a `<variation>`, such as `heightClass=regular-widthClass=compact`.
public struct IBVariationKey: Sendable, Hashable {
    /// The conditions in document order; empty for `default`.
    public let conditions: [IBAttribute]

    /// Parses a key. Returns `nil` if it is not a list of `name=value` pairs separated by hyphens, or contains an unknown trait.
    public init?(_ text: String) {
        if text == "default" {
            conditions = []
            return
        }
        var conditions: [IBAttribute] = []
        for part in text.split(separator: "-", omittingEmptySubsequences: false) {
            let nameAndValue = part.split(separator: "=", omittingEmptySubsequences: false)
            guard nameAndValue.count == 2, Self.traitNames.contains(String(nameAndValue[0])), !nameAndValue[1].isEmpty
            else { return nil }
            conditions.append(IBAttribute(key: String(nameAndValue[0]), value: String(nameAndValue[1])))
        }
        self.conditions = conditions
    }

    private static let traitNames: Set<String> = ["widthClass", "heightClass", "idiom", "gamut", "layoutdirection"]

    /// The number of traits in the key. Variations whose keys have more traits are applied later.
    public var specificity: Int { conditions.count }

    /// Returns whether all conditions match the traits.
    public func matches(_ traits: IBTraits) -> Bool {
        conditions.allSatisfy { condition in
            switch condition.key {
            case "widthClass": traits.width?.rawValue == condition.value
            case "heightClass": traits.height?.rawValue == condition.value
            case "idiom": traits.idiom == condition.value
            case "gamut": traits.gamut == condition.value
            default: traits.layoutDirection == condition.value
            }
        }
    }
}
