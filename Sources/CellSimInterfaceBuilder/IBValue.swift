/// Parses the values in Interface Builder's XML, independently of the locale.
public enum IBValue {
    /// Parses a Boolean in any notation that Interface Builder has used, such as `YES` or `NO`. Returns `nil` for other text.
    public static func bool(_ text: String) -> Bool? {
        switch text {
        case "YES", "true", "1": true
        case "NO", "false", "0": false
        default: nil
        }
    }

    /// Parses a decimal integer. A number whose fraction is zero, such as `20.0`, is also an integer.
    public static func integer(_ text: String) -> Int? {
        if let value = Int(text) { return value }
        guard let number = number(text), number.rounded() == number else { return nil }
        return Int(exactly: number)
    }

    /// Parses a finite decimal number.
    public static func number(_ text: String) -> Double? {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
                UInt8(ascii: "e"), UInt8(ascii: "E"):
                continue
            default: return nil
            }
        }
        guard let value = Double(text), value.isFinite else { return nil }
        return value
    }

    /// Parses the multiplier of a constraint: `0.5`, `16:9` or `16/9`. A divisor of zero is rejected.
    public static func multiplier(_ text: String) -> Double? {
        guard let separator = text.firstIndex(where: { $0 == ":" || $0 == "/" }) else { return number(text) }
        guard let dividend = number(String(text[..<separator])),
            let divisor = number(String(text[text.index(after: separator)...])),
            divisor != 0
        else { return nil }
        let quotient = dividend / divisor
        return quotient.isFinite ? quotient : nil
    }
}
