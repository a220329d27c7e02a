import Foundation

/// The visibility of a value in a log.
public struct OSLogPrivacy: Sendable {
    /// The replacement for a hidden value.
    public enum Mask: Sendable {
        /// A number that is the same for equal values.
        case hash
        /// No mask.
        case none
    }

    let isHidden: Bool

    /// The value is shown.
    public static let `public` = OSLogPrivacy(isHidden: false)
    /// The value is hidden.
    public static let `private` = OSLogPrivacy(isHidden: true)
    /// The value is hidden, even on developers' machines.
    public static let sensitive = OSLogPrivacy(isHidden: true)
    /// The value is shown, because only developers read the output of tests.
    public static let auto = OSLogPrivacy(isHidden: false)
    /// The value is hidden.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    /// The value is hidden.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
    /// The value is shown.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// The alignment of text.
public enum OSLogStringAlignment: Sendable {
    /// Without padding.
    case none
    /// Left-aligned, padded on the right to a number of characters.
    case left(columns: Int)
    /// Right-aligned, padded on the left to a number of characters.
    case right(columns: Int)

    func padded(_ text: String) -> String {
        switch self {
        case .none: text
        case .left(let columns): text + spaces(columns - text.count)
        case .right(let columns): spaces(columns - text.count) + text
        }
    }

    private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }
}

/// The format of an integer.
public struct OSLogIntegerFormatting: Sendable {
    let radix: Int
    let prefix: String
    let isUppercase: Bool
    let digits: Int

    /// Decimal.
    public static let decimal = OSLogIntegerFormatting(radix: 10, prefix: "", isUppercase: false, digits: 0)
    /// Hexadecimal.
    public static let hex = OSLogIntegerFormatting(radix: 16, prefix: "", isUppercase: false, digits: 0)
    /// Octal.
    public static let octal = OSLogIntegerFormatting(radix: 8, prefix: "", isUppercase: false, digits: 0)
    /// Decimal, with a minimum number of digits.
    public static func decimal(minDigits: Int) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 10, prefix: "", isUppercase: false, digits: minDigits)
    }
    /// Returns the hexadecimal format with options.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, digits: minDigits)
    }

    func text(_ value: some FixedWidthInteger) -> String {
        var digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
        while digits.count < self.digits { digits = "0" + digits }
        return (value < 0 ? "-" : "") + prefix + digits
    }
}

/// The format of a floating-point number.
public struct OSLogFloatFormatting: Sendable {
    let format: String

    /// Six decimal places.
    public static let fixed = OSLogFloatFormatting(format: "%f")
    /// Returns a format with a number of decimal places.
    public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(format: "%.\(precision)f") }
    /// Exponential notation.
    public static let exponential = OSLogFloatFormatting(format: "%e")
    /// Decimal or exponential notation, whichever is shorter.
    public static let hybrid = OSLogFloatFormatting(format: "%g")
    /// Returns a format in decimal or exponential notation, whichever is shorter, with a number of digits.
    public static func hybrid(precision: Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(format: "%.\(precision)g")
    }
}

/// The format of a Boolean.
public enum OSLogBoolFormat: Sendable {
    /// `true` or `false`.
    case truth
    /// `yes` or `no`.
    case answer
}

/// A log message whose values may be hidden.
public struct OSLogMessage: Sendable, ExpressibleByStringInterpolation {
    let text: String

    /// Creates a message from a literal.
    public init(stringLiteral value: String) { text = value }
    /// Creates a message from a literal with values.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Collects the parts of a log message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Reserves capacity for a text.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    /// Adds a literal part.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    private mutating func append(_ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
        text += align.padded(privacy.isHidden ? "<private>" : value)
    }

    /// Adds a text.
    public mutating func appendInterpolation(
        _ argument: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(argument(), align, privacy) }

    /// Adds any value by its description.
    public mutating func appendInterpolation<Value: CustomStringConvertible>(
        _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(value().description, align, privacy) }

    /// Adds an optional object by its description.
    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure () -> Any?, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { append(argumentObject().map { "\($0)" } ?? "<nil>", .none, privacy) }

    /// Adds a type.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append("\(value())", align, privacy) }

    /// Adds an integer.
    public mutating func appendInterpolation<Value: FixedWidthInteger>(
        _ number: @autoclosure () -> Value, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { append(format.text(number()), align, privacy) }

    /// Adds a number.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { append(String(format: format.format, number()), align, privacy) }

    /// Adds a number.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { append(String(format: format.format, Double(number())), align, privacy) }

    /// Adds a Boolean.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {
        let value = boolean()
        append(format == .truth ? "\(value)" : value ? "yes" : "no", .none, privacy)
    }
}
