import ArgumentParser

/// A fraction that is written as a number from 0 to 1 or as a percentage.
struct Fraction: ExpressibleByArgument, CustomStringConvertible {
    var value: Double
    /// A description of valid values, for messages.
    static let expectedValue = "a number from 0 to 1, or from 0% to 100%"

    init(value: Double) { self.value = value }

    /// Parses a text such as `0.98` or `98%`.
    init?(argument: String) {
        let isPercentage = argument.hasSuffix("%")
        let number = isPercentage ? String(argument.dropLast()) : argument
        guard let value = Double(number.last == " " ? String(number.dropLast()) : number) else { return nil }
        self.value = isPercentage ? value / 100 : value
        guard (0...1).contains(self.value) else { return nil }
    }

    var description: String { "\(value)" }
}
