/// The limits for numbers in documents, which Interface Builder never reaches. Documents aren't trusted, so values
/// beyond a limit are clamped and reported with their line.
public enum IBLimits {
    /// Coordinates, lengths and constants, in points.
    public static let points: ClosedRange<Double> = -1e7...1e7
    /// Constraint multipliers, regardless of their sign; 0 is also allowed.
    public static let factors: ClosedRange<Double> = 1e-6...1e6
    /// Font sizes, in points.
    public static let fontSizes: ClosedRange<Double> = 0...10_000
    /// Values of controls and other numbers without a unit: the range of `Float`.
    public static let values: ClosedRange<Double> =
        -Double(Float.greatestFiniteMagnitude)...Double(Float.greatestFiniteMagnitude)
    /// The number of elements that are drawn one by one, such as a page control's dots.
    public static let counts: ClosedRange<Int> = 0...10_000
    /// Seconds relative to the beginning of 2001: about three thousand years in each direction.
    public static let dates: ClosedRange<Double> = -1e11...1e11
    /// The maximum number of attributes of an element. Interface Builder writes at most about thirty.
    public static let attributeCount = 256

    /// A duration in seconds, up to one day.
    public static let countdowns: ClosedRange<Double> = 0...86_400

    /// Returns a number clamped to a range.
    public static func limited<Value: Comparable>(_ value: Value, to range: ClosedRange<Value>) -> Value {
        min(max(value, range.lowerBound), range.upperBound)
    }

    /// Returns a multiplier clamped to the limits.
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

extension IBValue {
    /// Parses a length or coordinate in points, clamped to `IBLimits.points`.
    public static func points(_ text: String) -> Double? {
        number(text).map { IBLimits.limited($0, to: IBLimits.points) }
    }
}
