/// The time types of Core Media.
@_exported import CoreGraphics
@_exported import CoreVideo

/// Apple's `CMTimeValue`.
public typealias CMTimeValue = Int64
/// Apple's `CMTimeScale`.
public typealias CMTimeScale = Int32

/// A time in seconds, stored as a fraction.
public struct CMTime: Hashable, Sendable, Comparable {
    /// Stores the value you set.
    public var value: CMTimeValue
    /// Stores the value you set.
    public var timescale: CMTimeScale
    private var kind: Kind
    private enum Kind { case invalid, valid, infinite, negativeInfinite, indefinite }

    private init(_ kind: Kind) { (value, timescale, self.kind) = (0, 0, kind) }
    /// Creates an instance.
    public init() { self.init(.invalid) }
    /// Creates an instance.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        (self.value, self.timescale, kind) = (value, timescale, timescale > 0 ? .valid : .invalid)
    }
    /// Creates an instance.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard seconds.isFinite, let value = Int64(exactly: (seconds * Double(preferredTimescale)).rounded()) else {
            self.init(seconds > 0 ? .infinite : seconds < 0 ? .negativeInfinite : .invalid)
            return
        }
        self.init(value: value, timescale: preferredTimescale)
    }
    /// Apple's `zero`.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// Apple's `invalid`.
    public static let invalid = CMTime(.invalid)
    /// Apple's `indefinite`.
    public static let indefinite = CMTime(.indefinite)
    /// Apple's `positiveInfinity`.
    public static let positiveInfinity = CMTime(.infinite)
    /// Apple's `negativeInfinity`.
    public static let negativeInfinity = CMTime(.negativeInfinite)
    /// Apple's `isValid`.
    public var isValid: Bool { kind != .invalid }
    /// Apple's `isNumeric`.
    public var isNumeric: Bool { kind == .valid }
    /// Apple's `isIndefinite`.
    public var isIndefinite: Bool { kind == .indefinite }
    /// Apple's `isPositiveInfinity`.
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
    /// Whether a time is earlier than another.
    public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
    /// Apple's `+(a:b:)`.
    public static func + (a: CMTime, b: CMTime) -> CMTime { sum(a, b, 1) }
    /// Apple's `-(a:b:)`.
    public static func - (a: CMTime, b: CMTime) -> CMTime { sum(a, b, -1) }
    private static func sum(_ a: CMTime, _ b: CMTime, _ sign: Int64) -> CMTime {
        guard a.isNumeric, b.isNumeric else { return a.isNumeric ? b : a }
        if a.timescale == b.timescale { return CMTime(value: a.value &+ sign * b.value, timescale: a.timescale) }
        return CMTime(
            seconds: a.seconds + Double(sign) * b.seconds, preferredTimescale: max(a.timescale, b.timescale))
    }
}

/// Apple's `CMTimeMake(value:timescale:)`.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Apple's `CMTimeMakeWithSeconds(_:preferredTimescale:)`.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Apple's `CMTimeGetSeconds(_:)`.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// Apple's `kCMTimeZero`.
public let kCMTimeZero = CMTime.zero

/// A range of time.
public struct CMTimeRange: Hashable, Sendable {
    /// Stores the value you set.
    public var start: CMTime
    /// Stores the value you set.
    public var duration: CMTime
    /// Creates an instance.
    public init(start: CMTime = .zero, duration: CMTime = .zero) { (self.start, self.duration) = (start, duration) }
    /// Creates an instance.
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
    /// Apple's `end`.
    public var end: CMTime { start + duration }
    /// Apple's `containsTime(_:)`.
    public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
}

extension NSValue {
    /// Creates a value from a time. Only numeric times are preserved.
    public convenience init(time: CMTime) {
        self.init(range: NSRange(location: Int(time.value), length: Int(time.timescale)))
    }
    /// The time with which the value was created; invalid if it has none.
    public var timeValue: CMTime {
        CMTime(value: Int64(rangeValue.location), timescale: Int32(truncatingIfNeeded: rangeValue.length))
    }
}
