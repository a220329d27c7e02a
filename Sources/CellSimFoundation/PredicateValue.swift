import Foundation

/// Compares values for predicates and sort descriptors.
enum PredicateValue {
    /// Returns a number or a Boolean as a number; nil for other values.
    static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as any BinaryInteger: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as CGFloat: Double(value)
        case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    /// Returns the result of a bitwise operator on integers; nil for numbers that don't fit into `Int`. Fractions are truncated.
    static func bitwise(_ a: Double, _ operatorCharacter: Character, _ b: Double) -> Int? {
        guard let a = Int(exactly: a.rounded(.towardZero)), let b = Int(exactly: b.rounded(.towardZero)) else {
            return nil
        }
        return switch operatorCharacter {
        case "&": a & b
        case "|": a | b
        case "«": a << b
        case "»": a >> b
        default: a ^ b
        }
    }

    /// Returns the order of two values; nil if they can't be compared.
    static func compare(_ a: Any?, _ b: Any?, _ options: String.CompareOptions = []) -> ComparisonResult? {
        let (a, b) = (KeyValueReader.unwrapped(a), KeyValueReader.unwrapped(b))
        guard let a, let b else { return a == nil && b == nil ? .orderedSame : nil }
        if let a = a as? String ?? (a as? NSString)?.description, let b = b as? String ?? (b as? NSString)?.description
        {
            return a.compare(b, options: options)
        }
        if let a = date(a), let b = date(b) { return a.compare(b) }
        if let a = a as? any BinaryInteger, let b = b as? any BinaryInteger, let a = Int(exactly: a),
            let b = Int(exactly: b)
        {
            return a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
        }
        if let a = number(a), let b = number(b) {
            return a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
        }
        if let a = a as? UUID, let b = b as? UUID { return a.uuidString.compare(b.uuidString) }
        return nil
    }

    /// Returns the order of two values of the same type; nil if the second value has another type.
    static func order<Value: Comparable>(of a: Value, _ b: Any) -> ComparisonResult? {
        (b as? Value).map { a < $0 ? .orderedAscending : a == $0 ? .orderedSame : .orderedDescending }
    }

    static func areEqual(_ a: Any?, _ b: Any?, _ options: String.CompareOptions = []) -> Bool {
        if let order = compare(a, b, options) { return order == .orderedSame }
        let (a, b) = (KeyValueReader.unwrapped(a), KeyValueReader.unwrapped(b))
        guard let a, let b else { return false }
        if let a = a as? NSObject, let b = b as? NSObject { return a.isEqual(b) }
        if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
        return type(of: a) is AnyClass && type(of: b) is AnyClass && (a as AnyObject) === (b as AnyObject)
    }

    private static func date(_ value: Any) -> Date? { value as? Date ?? (value as? NSDate).map { $0 as Date } }

    /// Returns whether a text matches a pattern in which `?` matches one character and `*` any number of characters.
    static func isLike(_ text: String, _ pattern: String, _ options: String.CompareOptions) -> Bool {
        let escaped = NSRegularExpression.escapedPattern(for: pattern)
            .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
        return matches(text, escaped, options)
    }

    /// Returns whether a regular expression matches the whole text.
    static func matches(_ text: String, _ pattern: String, _ options: String.CompareOptions) -> Bool {
        let folding = options.intersection([.caseInsensitive, .diacriticInsensitive])
        let text = options.contains(.diacriticInsensitive) ? text.folding(options: folding, locale: nil) : text
        var flags: NSRegularExpression.Options = [.dotMatchesLineSeparators]
        if options.contains(.caseInsensitive) { flags.insert(.caseInsensitive) }
        guard let expression = try? NSRegularExpression(pattern: "^(?:" + pattern + ")$", options: flags) else {
            return false
        }
        let fullRange = NSRange(location: 0, length: text.utf16.count)
        return expression.firstMatch(in: text, options: [], range: fullRange)?.range == fullRange
    }
}
