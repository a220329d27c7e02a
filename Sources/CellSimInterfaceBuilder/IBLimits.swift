/// What documents may hold. Nothing that Interface Builder writes comes near these bounds; what lies beyond them is
/// told, with its line, and limited, for a document may come from anybody.
public enum IBLimits {
    /// Coordinates, lengths and constants, in points.
    public static let points: ClosedRange<Double> = -1e7...1e7
    /// Factors of constraints, whatever their sign; 0 is one too.
    public static let factors: ClosedRange<Double> = 1e-6...1e6
    /// Sizes of fonts, in points.
    public static let fontSizes: ClosedRange<Double> = 0...10_000
    /// Values of controls and other numbers without a unit: those of a `Float`.
    public static let values: ClosedRange<Double> =
        -Double(Float.greatestFiniteMagnitude)...Double(Float.greatestFiniteMagnitude)
    /// How many there are of what is drawn one by one, as a page control's dots.
    public static let counts: ClosedRange<Int> = 0...10_000
    /// Seconds from the beginning of 2001 on: some three thousand years.
    public static let dates: ClosedRange<Double> = -1e11...1e11
    /// The most attributes of an element; the longest one that Interface Builder writes has some thirty.
    public static let attributeCount = 256

    /// Length of time in seconds: that of a day.
    public static let countdowns: ClosedRange<Double> = 0...86_400

    /// A number's nearest neighbour in a range.
    public static func limited<Value: Comparable>(_ value: Value, to range: ClosedRange<Value>) -> Value {
        min(max(value, range.lowerBound), range.upperBound)
    }

    /// The nearest factor that may be worked with.
    public static func limitedFactor(_ value: Double) -> Double {
        if value == 0 { return 0 }
        let size = limited(value.magnitude, to: factors)
        return value < 0 ? -size : size
    }

    /// What to say of a number that lies outside.
    public static func words<Value: Comparable>(_ range: ClosedRange<Value>) -> (message: String, remedy: String) {
        (
            "is out of range",
            "use a value from \(text(range.lowerBound)) to \(text(range.upperBound))"
        )
    }

    private static func text<Value>(_ value: Value) -> String {
        guard let number = value as? Double, let whole = Int(exactly: number) else { return "\(value)" }
        return "\(whole)"
    }
}

extension IBValue {
    /// A length or coordinate in points, limited to `IBLimits.points`.
    public static func points(_ text: String) -> Double? {
        number(text).map { IBLimits.limited($0, to: IBLimits.points) }
    }
}
