/// The time types of Core Media.
@_exported import CoreGraphics
@_exported import CoreVideo

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The denominator of a time: a number of units per second.
public typealias CMTimeScale = Int32

/// A time in seconds, stored as a fraction.
public struct CMTime: Hashable, Sendable, Comparable {
    /// The numerator: the time in units of 1/`timescale` seconds.
    public var value: CMTimeValue
    /// The number of units per second.
    public var timescale: CMTimeScale
    private var kind: Kind
    private enum Kind { case invalid, valid, infinite, negativeInfinite, indefinite }

    private init(_ kind: Kind) { (value, timescale, self.kind) = (0, 0, kind) }
    /// Creates an invalid time.
    public init() { self.init(.invalid) }
    /// Creates a time of `value`/`timescale` seconds. It is invalid if the timescale isn't positive.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        (self.value, self.timescale, kind) = (value, timescale, timescale > 0 ? .valid : .invalid)
    }
    /// Creates a time in seconds, rounded to the preferred timescale.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard seconds.isFinite, let value = Int64(exactly: (seconds * Double(preferredTimescale)).rounded()) else {
            self.init(seconds > 0 ? .infinite : seconds < 0 ? .negativeInfinite : .invalid)
            return
        }
        self.init(value: value, timescale: preferredTimescale)
    }
    /// A time of 0 seconds.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// An invalid time.
    public static let invalid = CMTime(.invalid)
    /// An indefinite time.
    public static let indefinite = CMTime(.indefinite)
    /// Positive infinity.
    public static let positiveInfinity = CMTime(.infinite)
    /// Negative infinity.
    public static let negativeInfinity = CMTime(.negativeInfinite)
    /// A Boolean value that indicates whether the time is valid.
    public var isValid: Bool { kind != .invalid }
    /// A Boolean value that indicates whether the time is a finite number.
    public var isNumeric: Bool { kind == .valid }
    /// A Boolean value that indicates whether the time is indefinite.
    public var isIndefinite: Bool { kind == .indefinite }
    /// A Boolean value that indicates whether the time is positive infinity.
    public var isPositiveInfinity: Bool { kind == .infinite }
    /// The time in seconds; NaN if the time is invalid.
    public var seconds: Double {
        switch kind {
        case .valid: Double(value) / Double(timescale)
        case .infinite: .infinity
        case .negativeInfinite: -.infinity
        default: .nan
        }
    }
    /// Returns whether a time is earlier than another time.
    public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
    /// Returns the sum of two times.
    public static func + (a: CMTime, b: CMTime) -> CMTime { sum(a, b, 1) }
    /// Returns the difference between two times.
    public static func - (a: CMTime, b: CMTime) -> CMTime { sum(a, b, -1) }
    private static func sum(_ a: CMTime, _ b: CMTime, _ sign: Int64) -> CMTime {
        guard a.isNumeric, b.isNumeric else { return a.isNumeric ? b : a }
        if a.timescale == b.timescale { return CMTime(value: a.value &+ sign * b.value, timescale: a.timescale) }
        return CMTime(
            seconds: a.seconds + Double(sign) * b.seconds, preferredTimescale: max(a.timescale, b.timescale))
    }
}

/// Returns a time of `value`/`timescale` seconds.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Returns a time in seconds, rounded to the preferred timescale.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns a time in seconds; NaN if the time is invalid.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// A time of 0 seconds.
public let kCMTimeZero = CMTime.zero

/// A range of time.
public struct CMTimeRange: Hashable, Sendable {
    /// The start of the range.
    public var start: CMTime
    /// The duration of the range.
    public var duration: CMTime
    /// Creates a range with a start and a duration.
    public init(start: CMTime = .zero, duration: CMTime = .zero) { (self.start, self.duration) = (start, duration) }
    /// Creates a range from a start to an end.
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
    /// The end of the range.
    public var end: CMTime { start + duration }
    /// Returns whether a time is in the range; the end is excluded.
    public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
}

extension NSValue {
    /// Creates a value from a time. Only numeric times are preserved.
    public convenience init(time: CMTime) {
        self.init(range: NSRange(location: Int(time.value), length: Int(time.timescale)))
    }
    /// The time from which the value was created; invalid if there is none.
    public var timeValue: CMTime {
        CMTime(value: Int64(rangeValue.location), timescale: Int32(truncatingIfNeeded: rangeValue.length))
    }
}
