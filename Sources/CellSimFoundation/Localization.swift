import CellSimLanguages
import Foundation

extension String {
    /// A text to be looked up, with the values that stand in it.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        /// Collects the parts of a text.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var format = ""
            var values: [String] = []
            var numbers: [Double?] = []

            /// Room for a text.
            public init(literalCapacity: Int, interpolationCount: Int) { format.reserveCapacity(literalCapacity) }

            /// A part of the text itself.
            public mutating func appendLiteral(_ literal: String) {
                format += literal.replacingOccurrences(of: "%", with: "%%")
            }

            private mutating func append(_ specifier: String, _ value: String, _ number: Double? = nil) {
                format += specifier
                values.append(value)
                numbers.append(number)
            }

            /// A text in it.
            public mutating func appendInterpolation(_ string: String) { append("%@", string) }
            /// A part of a text in it.
            public mutating func appendInterpolation(_ string: Substring) { append("%@", String(string)) }
            /// A whole number in it.
            public mutating func appendInterpolation<Value: FixedWidthInteger>(_ value: Value) {
                append("%lld", "\(value)", Double(value))
            }
            /// A number in it.
            public mutating func appendInterpolation(_ value: Double) {
                append("%lf", String(format: "%f", value), value)
            }
            /// Anything in it, by its description.
            public mutating func appendInterpolation<Value>(_ value: Value) { append("%@", "\(value)") }
        }

        let format: String
        let values: [String]
        /// Those of the values that are numbers.
        let numbers: [Double?]

        /// A text as it is.
        public init(_ value: String) { (format, values, numbers) = (value, [], []) }
        /// A literal.
        public init(stringLiteral value: String) { self.init(value) }
        /// A literal with values.
        public init(stringInterpolation: StringInterpolation) {
            (format, values) = (stringInterpolation.format, stringInterpolation.values)
            numbers = stringInterpolation.numbers
        }

        /// The text with its values in their places.
        func filled(_ text: String) -> String {
            if values.isEmpty { return text }
            let text = LocalizedFormats.expanded(text) { numbers.indices.contains($0) ? numbers[$0] : nil } ?? text
            var (result, rest, next) = ("", text[...], 0)
            while let percent = rest.firstIndex(of: "%") {
                result += rest[..<percent]
                rest = rest[percent...].dropFirst()
                if rest.first == "%" {
                    result += "%"
                    rest = rest.dropFirst()
                    continue
                }
                var place = next
                if let match = rest.prefixMatch(of: /(\d+)\$/) {
                    place = (Int(match.output.1) ?? 1) - 1
                    rest = rest[match.range.upperBound...]
                } else {
                    next += 1
                }
                if let match = rest.prefixMatch(of: /[-+ 0#]*[\d.]*[lhqzt]*[@a-zA-Z]/) {
                    rest = rest[match.range.upperBound...]
                }
                if values.indices.contains(place) { result += values[place] }
            }
            return result + rest
        }
    }

    /// The text of a key in a table of texts; the key itself where there is none.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let key = keyAndValue.format
        self = keyAndValue.filled((bundle ?? .main).text(key, else: key, table: table))
    }

    /// The text of a key in a table of texts; `defaultValue` where there is none.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        let text = (bundle ?? .main).text("\(key)", else: defaultValue.format, table: table)
        self = defaultValue.filled(text)
    }

    /// The text of a resource.
    public init(localized resource: LocalizedStringResource) {
        let text = resource.bundle.text(resource.key, else: resource.defaultValue.format, table: resource.table)
        self = resource.defaultValue.filled(text)
    }
}

extension Bundle {
    /// A table's text in the interface's language.
    fileprivate func text(_ key: String, else value: String, table: String?) -> String {
        StringTables.string(key, value: value, table: table, folder: resourcePath ?? bundlePath)
    }
}

/// A text that is looked up when it is needed.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The key.
    public let key: String
    /// The text where no table has the key.
    public let defaultValue: String.LocalizationValue
    /// The table's name.
    public let table: String?
    /// The language; kept without effect.
    public var locale = Locale.current
    private let bundlePath: String?

    /// A key in a table.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        (self.key, self.defaultValue, self.table, bundlePath) = ("\(key)", defaultValue, table, bundle?.bundlePath)
    }

    /// A text that is its own key.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        (key, defaultValue, self.table) = (keyAndValue.format, keyAndValue, table)
        bundlePath = bundle?.bundlePath
    }

    /// A literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    /// A literal with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    var bundle: Bundle { bundlePath.flatMap { Bundle(path: $0) } ?? .main }
}

extension NSString {
    /// A format with values in the current language's numbers.
    public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
        NSString(string: String(format: format.description, locale: .current, arguments: args))
    }
}
