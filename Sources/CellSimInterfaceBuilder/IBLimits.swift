/// The limits for numbers in documents, which Interface Builder never exceeds. Documents are untrusted, so other values are
/// clamped and reported with their line.
public enum IBLimits {
    /// The range of coordinates, lengths and constants, in points.
    public static let points: ClosedRange<Double> = -1e7...1e7
    /// The range of the absolute values of constraint multipliers; 0 is permitted too.
    public static let factors: ClosedRange<Double> = 1e-6...1e6
    /// The range of font sizes, in points.
    public static let fontSizes: ClosedRange<Double> = 0...10_000
    /// The range of control values and other numbers without a unit, which is the range of `Float`.
    public static let values: ClosedRange<Double> =
        -Double(Float.greatestFiniteMagnitude)...Double(Float.greatestFiniteMagnitude)
    /// The range of the number of items that are drawn one by one, such as the dots of a page control.
    public static let counts: ClosedRange<Int> = 0...10_000
    /// The range of dates, in seconds since the beginning of 2001: about 3,000 years in both directions.
    public static let dates: ClosedRange<Double> = -1e11...1e11
    /// The maximum number of attributes of an element. Interface Builder writes about thirty at most.
    public static let attributeCount = 256

    /// The range of countdown durations, in seconds: up to a day.
    public static let countdowns: ClosedRange<Double> = 0...86_400

    /// Returns a number clamped to a range.
    public static func limited<Value: Comparable>(_ value: Value, to range: ClosedRange<Value>) -> Value {
        min(max(value, range.lowerBound), range.upperBound)
    }

    /// Returns a multiplier clamped to the permitted range.
    public static func limitedFactor(_ value: Double) -> Double {
        if value == 0 { return 0 }
        let size = limited(value.magnitude, to: factors)
        return value < 0 ? -size : size
    }

    /// Returns a message about a number outside a range.
    public static func rangeMessage<Value: Comparable>(_ range: ClosedRange<Value>) -> (message: String, remedy: String)
    {
        (
            "is out of range",
            "use a value from \(text(range.lowerBound)) to \(text(range.upperBound))"
        )
    }

    private static func text<Value>(_ value: Value) -> String {
        guard let number = value as? Double, let integer = Int(exactly: number) else { return "\(value)" }
        return "\(integer)"
    }
}

/// Parses lengths in points.
extension IBValue {
    /// Parses a length or coordinate in points, clamped to `IBLimits.points`.
    public static func points(_ text: String) -> Double? {
        number(text).map { IBLimits.limited($0, to: IBLimits.points) }
    }
}
