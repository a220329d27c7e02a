import Foundation

/// A list of paragraphs with a marker format. Instances are immutable.
///
/// Text views draw the markers of list items. Labels and string drawing don't: their text must contain the markers.
open class NSTextList: NSObject, NSCopying, @unchecked Sendable {
    // Unchecked: immutable after `init`, but the class is open, so the compiler cannot check it.
    /// The format of markers, which contains one of these placeholders.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An empty square.
        public static let box = MarkerFormat(rawValue: "{box}")
        /// A checkmark.
        public static let check = MarkerFormat(rawValue: "{check}")
        /// An empty circle.
        public static let circle = MarkerFormat(rawValue: "{circle}")
        /// A diamond.
        public static let diamond = MarkerFormat(rawValue: "{diamond}")
        /// A bullet.
        public static let disc = MarkerFormat(rawValue: "{disc}")
        /// A hyphen.
        public static let hyphen = MarkerFormat(rawValue: "{hyphen}")
        /// A filled square.
        public static let square = MarkerFormat(rawValue: "{square}")
        /// Lowercase hexadecimal numbers.
        public static let lowercaseHexadecimal = MarkerFormat(rawValue: "{lower-hexadecimal}")
        /// Uppercase hexadecimal numbers.
        public static let uppercaseHexadecimal = MarkerFormat(rawValue: "{upper-hexadecimal}")
        /// Octal numbers.
        public static let octal = MarkerFormat(rawValue: "{octal}")
        /// Letters from a to z, then aa and so on.
        public static let lowercaseAlpha = MarkerFormat(rawValue: "{lower-alpha}")
        /// Letters from A to Z, then AA and so on.
        public static let uppercaseAlpha = MarkerFormat(rawValue: "{upper-alpha}")
        /// Letters from a to z, then aa and so on.
        public static let lowercaseLatin = MarkerFormat(rawValue: "{lower-latin}")
        /// Letters from A to Z, then AA and so on.
        public static let uppercaseLatin = MarkerFormat(rawValue: "{upper-latin}")
        /// Lowercase Roman numerals.
        public static let lowercaseRoman = MarkerFormat(rawValue: "{lower-roman}")
        /// Uppercase Roman numerals.
        public static let uppercaseRoman = MarkerFormat(rawValue: "{upper-roman}")
        /// Decimal numbers.
        public static let decimal = MarkerFormat(rawValue: "{decimal}")
    }

    /// The options of lists.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Prepends the marker of the enclosing list.
        public static let prependEnclosingMarker = Options(rawValue: 1)
    }

    /// The format of the markers.
    open private(set) var markerFormat: MarkerFormat
    /// The options of the list.
    open private(set) var listOptions: Options
    /// The number of the first item. The default is 1.
    open var startingItemNumber = 1
    /// A Boolean value that indicates whether the markers are numbers or letters.
    open var isOrdered: Bool {
        ["hexadecimal", "octal", "alpha", "latin", "roman", "decimal"].contains { markerFormat.rawValue.contains($0) }
    }

    /// Creates a list with a marker format and options.
    public init(markerFormat: MarkerFormat, options: Int) {
        (self.markerFormat, listOptions) = (markerFormat, Options(rawValue: options))
    }

    /// Creates a list with a marker format, options and the number of the first item.
    public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
        (self.markerFormat, listOptions, self.startingItemNumber) = (markerFormat, options, startingItemNumber)
    }

    /// Returns the marker of an item with a number. The first item has the number `startingItemNumber`.
    open func marker(forItemNumber itemNumber: Int) -> String {
        let format = markerFormat.rawValue
        guard let openingBrace = format.firstIndex(of: "{"),
            let closingBrace = format[openingBrace...].firstIndex(of: "}")
        else {
            return format
        }
        let name = String(format[format.index(after: openingBrace)..<closingBrace])
        return format[..<openingBrace] + Self.marker(name, itemNumber) + format[format.index(after: closingBrace)...]
    }

    private static let bulletsByName: [String: String] = [
        "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}", "disc": "\u{2022}",
        "hyphen": "\u{2043}", "square": "\u{25AA}",
    ]

    private static func marker(_ name: String, _ number: Int) -> String {
        switch name {
        case "lower-hexadecimal": String(number, radix: 16)
        case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
        case "octal": String(number, radix: 8)
        case "lower-alpha", "lower-latin": alphabeticNumeral(number)
        case "upper-alpha", "upper-latin": alphabeticNumeral(number).uppercased()
        case "lower-roman": romanNumeral(number)
        case "upper-roman": romanNumeral(number).uppercased()
        case "decimal": String(number)
        default: bulletsByName[name] ?? ""
        }
    }

    private static func alphabeticNumeral(_ number: Int) -> String {
        var (rest, text) = (number, "")
        while rest > 0 {
            rest -= 1
            text = String(Character(Unicode.Scalar(UInt8(97 + rest % 26)))) + text
            rest /= 26
        }
        return text
    }

    private static func romanNumeral(_ number: Int) -> String {
        guard (1..<4000).contains(number) else { return String(number) }
        let digits = [
            (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
            (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
        ]
        var (rest, text) = (number, "")
        for (value, symbol) in digits {
            text += String(repeating: symbol, count: rest / value)
            rest %= value
        }
        return text
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextList else { return false }
        return markerFormat == other.markerFormat && listOptions == other.listOptions
            && startingItemNumber == other.startingItemNumber
    }

    open override var hash: Int { markerFormat.hashValue ^ startingItemNumber }
}
