import Foundation

/// Font weights and text styles.
extension UIFont {
    /// A font weight from −1 to 1. The regular weight is 0.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Creates a weight from a number, which isn't validated. Numbers beyond the named weights are treated as the closest named
        /// weight.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The ultra light weight: −0.8, or 100 in OpenType.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// The thin weight: −0.6, or 200 in OpenType.
        public static let thin = Weight(rawValue: -0.6)
        /// The light weight: −0.4, or 300 in OpenType.
        public static let light = Weight(rawValue: -0.4)
        /// The regular weight: 0, or 400 in OpenType.
        public static let regular = Weight(rawValue: 0)
        /// The medium weight: 0.23, or 500 in OpenType.
        public static let medium = Weight(rawValue: 0.23)
        /// The semibold weight: 0.3, or 600 in OpenType. It is the weight of `boldSystemFont`.
        public static let semibold = Weight(rawValue: 0.3)
        /// The bold weight: 0.4, or 700 in OpenType.
        public static let bold = Weight(rawValue: 0.4)
        /// The heavy weight: 0.56, or 800 in OpenType.
        public static let heavy = Weight(rawValue: 0.56)
        /// The black weight: 0.62, or 900 in OpenType.
        public static let black = Weight(rawValue: 0.62)

        /// The named weights, with their names in font names and XIBs and their values in OpenType.
        static let namedWeights: [(weight: Weight, name: String, openType: Int)] = [
            (.ultraLight, "Ultralight", 100), (.thin, "Thin", 200), (.light, "Light", 300), (.regular, "Regular", 400),
            (.medium, "Medium", 500), (.semibold, "Semibold", 600), (.bold, "Bold", 700), (.heavy, "Heavy", 800),
            (.black, "Black", 900),
        ]

        /// The weight in OpenType, from 100 to 900. It is linearly interpolated between the named weights.
        var openType: Int {
            let table = Weight.namedWeights
            guard rawValue > table[0].weight.rawValue else { return table[0].openType }
            for (low, high) in zip(table, table.dropFirst()) where rawValue <= high.weight.rawValue {
                let fraction = (rawValue - low.weight.rawValue) / (high.weight.rawValue - low.weight.rawValue)
                return low.openType + Int(saturating: (fraction * CGFloat(high.openType - low.openType)).rounded())
            }
            return 900
        }

        /// Creates a weight from an OpenType weight. It is linearly interpolated between the named weights.
        init(openType number: Int) {
            let table = Weight.namedWeights
            let number = min(max(number, table[0].openType), 900)
            let index = min(table.count { $0.openType <= number }, table.count - 1)
            let (low, high) = (table[max(index - 1, 0)], table[index])
            let difference = CGFloat(max(high.openType - low.openType, 1))
            let fraction = CGFloat(number - low.openType) / difference
            let exactWeight = fraction == 0 ? low.weight.rawValue : high.weight.rawValue
            rawValue =
                fraction == 0 || fraction == 1
                ? exactWeight : low.weight.rawValue + fraction * (high.weight.rawValue - low.weight.rawValue)
        }

        /// The name of the closest named weight.
        var name: String {
            let number = openType
            return Weight.namedWeights.min { abs($0.openType - number) < abs($1.openType - number) }?.name ?? "Regular"
        }

        /// Creates a weight from a keyword in a XIB or a style in a font name. Case is ignored.
        init?(word: String) {
            let word = word.lowercased()
            if let entry = Weight.namedWeights.first(where: { $0.name.lowercased() == word }) {
                self = entry.weight
                return
            }
            switch word {
            case "demibold", "demi": self = .semibold
            case "roman", "book", "normal": self = .regular
            case "extrabold": self = .heavy
            case "extralight": self = .ultraLight
            default: return nil
            }
        }
    }

    /// A text style, which determines the size of a font for each text size of the user.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The style of large titles at the top of a screen: 34 points at the default text size.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// The style of first-level titles: 28 points at the default text size.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// The style of second-level titles: 22 points at the default text size.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// The style of third-level titles: 20 points at the default text size.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// The style of headings: semibold, 17 points at the default text size.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// The style of subheadings: 15 points at the default text size.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// The style of body text: 17 points at the default text size.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// The style of callouts: 16 points at the default text size.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// The style of footnotes: 13 points at the default text size.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// The style of standard captions: 12 points at the default text size.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// The style of alternative captions: 11 points at the default text size.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        package static let allSupported: Set<TextStyle> = [
            .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1,
            .caption2,
        ]
    }
}
