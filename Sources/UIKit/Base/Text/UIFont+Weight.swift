import Foundation

/// Font weights and text styles.
extension UIFont {
    /// The weight of a font from −1 to 1; regular is 0.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Creates a weight from a number, which is not checked. Beyond the named weights, the nearest named weight is
        /// used.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// Ultra light: −0.8, or 100 in OpenType.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Thin: −0.6, or 200 in OpenType.
        public static let thin = Weight(rawValue: -0.6)
        /// Light: −0.4, or 300 in OpenType.
        public static let light = Weight(rawValue: -0.4)
        /// Regular: 0, or 400 in OpenType.
        public static let regular = Weight(rawValue: 0)
        /// Medium: 0.23, or 500 in OpenType.
        public static let medium = Weight(rawValue: 0.23)
        /// Semibold: 0.3, or 600 in OpenType; the weight of `boldSystemFont`.
        public static let semibold = Weight(rawValue: 0.3)
        /// Bold: 0.4, or 700 in OpenType.
        public static let bold = Weight(rawValue: 0.4)
        /// Heavy: 0.56, or 800 in OpenType.
        public static let heavy = Weight(rawValue: 0.56)
        /// Black: 0.62, or 900 in OpenType.
        public static let black = Weight(rawValue: 0.62)

        /// The nine weights with their names in font names and XIBs, and their OpenType values.
        static let namedWeights: [(weight: Weight, name: String, openType: Int)] = [
            (.ultraLight, "Ultralight", 100), (.thin, "Thin", 200), (.light, "Light", 300), (.regular, "Regular", 400),
            (.medium, "Medium", 500), (.semibold, "Semibold", 600), (.bold, "Bold", 700), (.heavy, "Heavy", 800),
            (.black, "Black", 900),
        ]

        /// The OpenType value, from 100 to 900, interpolated linearly between the nine named weights.
        var openType: Int {
            let table = Weight.namedWeights
            guard rawValue > table[0].weight.rawValue else { return table[0].openType }
            for (low, high) in zip(table, table.dropFirst()) where rawValue <= high.weight.rawValue {
                let fraction = (rawValue - low.weight.rawValue) / (high.weight.rawValue - low.weight.rawValue)
                return low.openType + Int(saturating: (fraction * CGFloat(high.openType - low.openType)).rounded())
            }
            return 900
        }

        /// Creates a weight from an OpenType value, interpolated linearly between the nine named weights.
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

        /// The name of the nearest named weight.
        var name: String {
            let number = openType
            return Weight.namedWeights.min { abs($0.openType - number) < abs($1.openType - number) }?.name ?? "Regular"
        }

        /// Creates a weight from a keyword in a XIB or at the end of a font name, ignoring case.
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

    /// The text style, which determines a font's size together with the user's text size.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Large titles at the top of screens: 34 points at the default text size.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// First-level titles: 28 points at the default text size.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// Second-level titles: 22 points at the default text size.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// Third-level titles: 20 points at the default text size.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// Headings: semibold, 17 points at the default text size.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Subheadings: 15 points at the default text size.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Body text: 17 points at the default text size.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Callouts: 16 points at the default text size.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Footnotes: 13 points at the default text size.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// Captions of images: 12 points at the default text size.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// Smaller captions: 11 points at the default text size.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        package static let allSupported: Set<TextStyle> = [
            .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1,
            .caption2,
        ]
    }
}
