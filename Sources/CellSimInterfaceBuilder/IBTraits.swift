/// How much room there is along one axis.
public enum IBSizeClass: String, Sendable, Hashable {
    /// Little room.
    case compact
    /// Enough room.
    case regular
}

/// The traits that a document's variations may depend on. `nil` means "any" and matches no variation that names the trait.
public struct IBTraits: Sendable, Hashable {
    /// The horizontal size class, spelled `widthClass`.
    public var width: IBSizeClass?
    /// The vertical size class, spelled `heightClass`.
    public var height: IBSizeClass?
    /// `phone`, `pad` and so on, spelled `idiom`.
    public var idiom: String?
    /// `sRGB` or `P3`, spelled `gamut`.
    public var gamut: String?
    /// `LTR` or `RTL`, spelled `layoutdirection`.
    public var layoutDirection: String?

    /// Creates traits; whatever is left out counts as "any".
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

/// The key of a `<variation>`, as in `heightClass=regular-widthClass=compact`.
public struct IBVariationKey: Sendable, Hashable {
    /// The conditions in the order in which they are written; empty for `default`.
    public let conditions: [IBAttribute]

    /// Reads a key; `nil` when it is not of the form `name=value-name=value` or names an unknown trait.
    public init?(_ text: String) {
        if text == "default" {
            conditions = []
            return
        }
        var conditions: [IBAttribute] = []
        for part in text.split(separator: "-", omittingEmptySubsequences: false) {
            let sides = part.split(separator: "=", omittingEmptySubsequences: false)
            guard sides.count == 2, Self.names.contains(String(sides[0])), !sides[1].isEmpty else { return nil }
            conditions.append(IBAttribute(key: String(sides[0]), value: String(sides[1])))
        }
        self.conditions = conditions
    }

    private static let names: Set<String> = ["widthClass", "heightClass", "idiom", "gamut", "layoutdirection"]

    /// How many traits the key names; the more, the later it is applied.
    public var specificity: Int { conditions.count }

    /// Whether every condition holds for `traits`.
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
