import CellSimLanguages
import Foundation

/// Localisable strings, which Foundation on Linux lacks.
extension String {
    /// A localisable text with interpolated values.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        /// Collects the literals and values of an interpolation.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var format = ""
            var values: [String] = []
            var numbers: [Double?] = []

            /// Reserves capacity for a text.
            public init(literalCapacity: Int, interpolationCount: Int) { format.reserveCapacity(literalCapacity) }

            /// Adds a literal part.
            public mutating func appendLiteral(_ literal: String) {
                format += literal.replacingOccurrences(of: "%", with: "%%")
            }

            private mutating func append(_ specifier: String, _ value: String, _ number: Double? = nil) {
                format += specifier
                values.append(value)
                numbers.append(number)
            }

            /// Adds a text.
            public mutating func appendInterpolation(_ string: String) { append("%@", string) }
            /// Adds a part of a text.
            public mutating func appendInterpolation(_ string: Substring) { append("%@", String(string)) }
            /// Adds an integer.
            public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
                append("%lld", "\(value)", Double(value))
            }
            /// Adds a number.
            public mutating func appendInterpolation(_ value: Double) {
                append("%lf", String(format: "%f", value), value)
            }
            /// Adds any value by its description.
            public mutating func appendInterpolation<Value>(_ value: Value) { append("%@", "\(value)") }
        }

        let format: String
        let values: [String]
        /// The numeric values, by the index of the value; nil for values that aren't numbers.
        let numbers: [Double?]

        /// Creates a value from a text without interpolated values.
        public init(_ value: String) { (format, values, numbers) = (value, [], []) }
        /// Creates a value from a literal.
        public init(stringLiteral value: String) { self.init(value) }
        /// Creates a value from a literal with interpolated values.
        public init(stringInterpolation: StringInterpolation) {
            (format, values) = (stringInterpolation.format, stringInterpolation.values)
            numbers = stringInterpolation.numbers
        }

        /// Returns a format string with the values inserted.
        func formatted(_ text: String) -> String {
            if values.isEmpty { return text }
            let text = LocalizedFormats.expanded(text) { numbers.indices.contains($0) ? numbers[$0] : nil } ?? text
            var (result, rest, nextIndex) = ("", text[...], 0)
            while let percent = rest.firstIndex(of: "%") {
                result += rest[..<percent]
                rest = rest[percent...].dropFirst()
                if rest.first == "%" {
                    result += "%"
                    rest = rest.dropFirst()
                    continue
                }
                var argumentIndex = nextIndex
                if let match = rest.prefixMatch(of: /(\d+)\$/) {
                    argumentIndex = (Int(match.output.1) ?? 1) - 1
                    rest = rest[match.range.upperBound...]
                } else {
                    nextIndex += 1
                }
                if let match = rest.prefixMatch(of: /[-+ 0#]*[\d.]*[lhqzt]*[@a-zA-Z]/) {
                    rest = rest[match.range.upperBound...]
                }
                if values.indices.contains(argumentIndex) { result += values[argumentIndex] }
            }
            return result + rest
        }
    }

    /// Creates the text for a key in a string table, or the key if it isn't found.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let key = keyAndValue.format
        self = keyAndValue.formatted((bundle ?? .main).text(key, else: key, table: table))
    }

    /// Creates the text for a key in a string table, or `defaultValue` if it isn't found.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let text = (bundle ?? .main).text("\(key)", else: defaultValue.format, table: table)
        self = defaultValue.formatted(text)
    }

    /// Creates the text of a resource.
    public init(localized resource: LocalizedStringResource) {
        let text = resource.bundle.text(resource.key, else: resource.defaultValue.format, table: resource.table)
        self = resource.defaultValue.formatted(text)
    }
}

extension Bundle {
    /// Returns a text from a string table in the interface's language.
    fileprivate func text(_ key: String, else value: String, table: String?) -> String {
        StringTables.string(key, value: value, table: table, folder: resourcePath ?? bundlePath)
    }
}

/// A localisable text that is looked up when it is used.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The key.
    public let key: String
    /// The text if no table has the key.
    public let defaultValue: String.LocalizationValue
    /// The table's name.
    public let table: String?
    /// The language. Stored without effect.
    public var locale = Locale.current
    private let bundlePath: String?

    /// Creates a resource from a key in a table.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        (self.key, self.defaultValue, self.table, bundlePath) = ("\(key)", defaultValue, table, bundle?.bundlePath)
    }

    /// Creates a resource from a text that is also its key.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        (key, defaultValue, self.table) = (keyAndValue.format, keyAndValue, table)
        bundlePath = bundle?.bundlePath
    }

    /// Creates a resource from a literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    /// Creates a resource from a literal with interpolated values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    var bundle: Bundle { bundlePath.flatMap { Bundle(path: $0) } ?? .main }
}

extension NSString {
    /// Returns a string from a format and values, with numbers in the current locale.
    public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
        NSString(string: String(format: format.description, locale: .current, arguments: args))
    }
}

extension NSLocale {
    /// The user's locale, which doesn't change while a program runs.
    public class var autoupdatingCurrent: Locale { .autoupdatingCurrent }
    /// The code of the region, such as "DE"; nil for none.
    public var countryCode: String? { object(forKey: .countryCode) as? String }
    /// The code of the language, such as "de".
    public var languageCode: String { object(forKey: .languageCode) as? String ?? "" }
    /// The code of the currency, such as "EUR"; nil for none.
    public var currencyCode: String? { object(forKey: .currencyCode) as? String }
    /// The symbol of the currency.
    public var currencySymbol: String { object(forKey: .currencySymbol) as? String ?? "" }
    /// The decimal separator.
    public var decimalSeparator: String { object(forKey: .decimalSeparator) as? String ?? "." }
    /// Whether lengths are in metres.
    public var usesMetricSystem: Bool { object(forKey: .usesMetricSystem) as? Bool ?? true }
}
