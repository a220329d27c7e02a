import Foundation

extension UIFont {
    /// A font's weight from −1 to 1; regular is 0.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Creates a weight from its number, which is not checked; beyond the named weights, the nearest of them is
        /// used.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// −0.8, OpenType's 100.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// −0.6, OpenType's 200.
        public static let thin = Weight(rawValue: -0.6)
        /// −0.4, OpenType's 300.
        public static let light = Weight(rawValue: -0.4)
        /// 0, OpenType's 400.
        public static let regular = Weight(rawValue: 0)
        /// 0.23, OpenType's 500.
        public static let medium = Weight(rawValue: 0.23)
        /// 0.3, OpenType's 600, the weight of `boldSystemFont`.
        public static let semibold = Weight(rawValue: 0.3)
        /// 0.4, OpenType's 700.
        public static let bold = Weight(rawValue: 0.4)
        /// 0.56, OpenType's 800.
        public static let heavy = Weight(rawValue: 0.56)
        /// 0.62, OpenType's 900.
        public static let black = Weight(rawValue: 0.62)

        /// The nine weights with the names that font names and XIBs use, and OpenType's numbers.
        static let named: [(weight: Weight, name: String, openType: Int)] = [
            (.ultraLight, "Ultralight", 100), (.thin, "Thin", 200), (.light, "Light", 300), (.regular, "Regular", 400),
            (.medium, "Medium", 500), (.semibold, "Semibold", 600), (.bold, "Bold", 700), (.heavy, "Heavy", 800),
            (.black, "Black", 900),
        ]

        /// OpenType's `wght`, 100 to 900, linear between the nine named weights.
        var openType: Int {
            let table = Weight.named
            guard rawValue > table[0].weight.rawValue else { return table[0].openType }
            for (low, high) in zip(table, table.dropFirst()) where rawValue <= high.weight.rawValue {
                let fraction = (rawValue - low.weight.rawValue) / (high.weight.rawValue - low.weight.rawValue)
                return low.openType + Int(saturating: (fraction * CGFloat(high.openType - low.openType)).rounded())
            }
            return 900
        }

        /// The weight of OpenType's number, linear between the nine named weights.
        init(openType number: Int) {
            let table = Weight.named
            let number = min(max(number, table[0].openType), 900)
            let index = min(table.count { $0.openType <= number }, table.count - 1)
            let (low, high) = (table[max(index - 1, 0)], table[index])
            let span = CGFloat(max(high.openType - low.openType, 1))
            let fraction = CGFloat(number - low.openType) / span
            let whole = fraction == 0 ? low.weight.rawValue : high.weight.rawValue
            rawValue =
                fraction == 0 || fraction == 1
                ? whole : low.weight.rawValue + fraction * (high.weight.rawValue - low.weight.rawValue)
        }

        /// The nearest named weight's name.
        var name: String {
            let number = openType
            return Weight.named.min { abs($0.openType - number) < abs($1.openType - number) }?.name ?? "Regular"
        }

        /// Creates a weight from the word in a XIB or at the end of a font's name, ignoring case.
        init?(word: String) {
            let word = word.lowercased()
            if let entry = Weight.named.first(where: { $0.name.lowercased() == word }) {
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

    /// The role of a text, which determines its size together with the user's text size.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Large titles at the top of screens: 34 points at the usual text size.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// First-level titles: 28 points at the usual text size.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// Second-level titles: 22 points at the usual text size.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// Third-level titles: 20 points at the usual text size.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// Headings: semibold, 17 points at the usual text size.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Subheadings: 15 points at the usual text size.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Body text: 17 points at the usual text size.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Callouts: 16 points at the usual text size.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Footnotes: 13 points at the usual text size.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// Captions of images: 12 points at the usual text size.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// Smaller captions: 11 points at the usual text size.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        package static let known: Set<TextStyle> = [
            .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1,
            .caption2,
        ]
    }
}
