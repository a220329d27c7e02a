import Foundation

/// How much of a value is told.
public struct OSLogPrivacy: Sendable {
    /// What stands in a value's place.
    public enum Mask: Sendable {
        /// A number that is the same for the same value.
        case hash
        /// Nothing that tells values apart.
        case none
    }

    let isHidden: Bool

    /// Told.
    public static let `public` = OSLogPrivacy(isHidden: false)
    /// Hidden.
    public static let `private` = OSLogPrivacy(isHidden: true)
    /// Hidden, on developers' machines too.
    public static let sensitive = OSLogPrivacy(isHidden: true)
    /// Told: nobody else reads what tests write.
    public static let auto = OSLogPrivacy(isHidden: false)
    /// Hidden.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
    /// Hidden.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
    /// Told.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// On which side blanks are added.
public enum OSLogStringAlignment: Sendable {
    /// None are.
    case none
    /// Behind the text, up to so many characters.
    case left(columns: Int)
    /// Before the text, up to so many characters.
    case right(columns: Int)

    func padded(_ text: String) -> String {
        switch self {
        case .none: text
        case .left(let columns): text + blanks(columns - text.count)
        case .right(let columns): blanks(columns - text.count) + text
        }
    }

    private func blanks(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
    let radix: Int
    let prefix: String
    let isUppercase: Bool
    let digits: Int

    /// In tens.
    public static let decimal = OSLogIntegerFormatting(radix: 10, prefix: "", isUppercase: false, digits: 0)
    /// In sixteens.
    public static let hex = OSLogIntegerFormatting(radix: 16, prefix: "", isUppercase: false, digits: 0)
    /// In eights.
    public static let octal = OSLogIntegerFormatting(radix: 8, prefix: "", isUppercase: false, digits: 0)
    /// In tens, with so many digits at least.
    public static func decimal(minDigits: Int) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 10, prefix: "", isUppercase: false, digits: minDigits)
    }
    /// In sixteens.
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

/// How a number is written.
public struct OSLogFloatFormatting: Sendable {
    let format: String

    /// With six digits behind the point.
    public static let fixed = OSLogFloatFormatting(format: "%f")
    /// With so many digits behind the point.
    public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(format: "%.\(precision)f") }
    /// With a power of ten.
    public static let exponential = OSLogFloatFormatting(format: "%e")
    /// Whichever is shorter.
    public static let hybrid = OSLogFloatFormatting(format: "%g")
    /// Whichever is shorter, with so many digits.
    public static func hybrid(precision: Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(format: "%.\(precision)g")
    }
}

/// How a truth value is written.
public enum OSLogBoolFormat: Sendable {
    /// `true` or `false`.
    case truth
    /// `yes` or `no`.
    case answer
}

/// A text for a log, with values that may be hidden.
public struct OSLogMessage: Sendable, ExpressibleByStringInterpolation {
    let text: String

    /// A literal.
    public init(stringLiteral value: String) { text = value }
    /// A literal with values.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Collects the parts of a text for a log.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Room for a text.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    /// A part of the text itself.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    private mutating func append(_ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
        text += align.padded(privacy.isHidden ? "<private>" : value)
    }

    /// A text.
    public mutating func appendInterpolation(
        _ argument: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(argument(), align, privacy) }

    /// Anything, by its description.
    public mutating func appendInterpolation<Value: CustomStringConvertible>(
        _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append(value().description, align, privacy) }

    /// An object or nothing, by its description.
    public mutating func appendInterpolation(
        _ argumentObject: @autoclosure () -> Any?, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { append(argumentObject().map { "\($0)" } ?? "<nil>", .none, privacy) }

    /// A type.
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { append("\(value())", align, privacy) }

    /// A whole number.
    public mutating func appendInterpolation<Value: FixedWidthInteger>(
        _ number: @autoclosure () -> Value, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { append(format.text(number()), align, privacy) }

    /// A number.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { append(String(format: format.format, number()), align, privacy) }

    /// A number.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { append(String(format: format.format, Double(number())), align, privacy) }

    /// A truth value.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {
        let value = boolean()
        append(format == .truth ? "\(value)" : value ? "yes" : "no", .none, privacy)
    }
}
