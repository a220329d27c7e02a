/// Times of media as fractions of seconds.
@_exported import CoreGraphics
@_exported import CoreVideo

/// As Apple's of this name.
public typealias CMTimeValue = Int64
/// As Apple's of this name.
public typealias CMTimeScale = Int32

/// A time as a fraction of seconds.
public struct CMTime: Hashable, Sendable, Comparable {
    /// Kept as it is set.
    public var value: CMTimeValue
    /// Kept as it is set.
    public var timescale: CMTimeScale
    private var kind: Kind
    private enum Kind { case invalid, valid, infinite, negativeInfinite, indefinite }

    private init(_ kind: Kind) { (value, timescale, self.kind) = (0, 0, kind) }
    /// Creates one.
    public init() { self.init(.invalid) }
    /// Creates one.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        (self.value, self.timescale, kind) = (value, timescale, timescale > 0 ? .valid : .invalid)
    }
    /// Creates one.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard seconds.isFinite, let value = Int64(exactly: (seconds * Double(preferredTimescale)).rounded()) else {
            self.init(seconds > 0 ? .infinite : seconds < 0 ? .negativeInfinite : .invalid)
            return
        }
        self.init(value: value, timescale: preferredTimescale)
    }
    /// As Apple's of this name.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// As Apple's of this name.
    public static let invalid = CMTime(.invalid)
    /// As Apple's of this name.
    public static let indefinite = CMTime(.indefinite)
    /// As Apple's of this name.
    public static let positiveInfinity = CMTime(.infinite)
    /// As Apple's of this name.
    public static let negativeInfinity = CMTime(.negativeInfinite)
    /// As Apple's of this name.
    public var isValid: Bool { kind != .invalid }
    /// As Apple's of this name.
    public var isNumeric: Bool { kind == .valid }
    /// As Apple's of this name.
    public var isIndefinite: Bool { kind == .indefinite }
    /// As Apple's of this name.
    public var isPositiveInfinity: Bool { kind == .infinite }
    /// In seconds; not a number where it is none.
    public var seconds: Double {
        switch kind {
        case .valid: Double(value) / Double(timescale)
        case .infinite: .infinity
        case .negativeInfinite: -.infinity
        default: .nan
        }
    }
    /// As Apple's of this name.
    public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
    /// As Apple's of this name.
    public static func + (a: CMTime, b: CMTime) -> CMTime { sum(a, b, 1) }
    /// As Apple's of this name.
    public static func - (a: CMTime, b: CMTime) -> CMTime { sum(a, b, -1) }
    private static func sum(_ a: CMTime, _ b: CMTime, _ sign: Int64) -> CMTime {
        guard a.isNumeric, b.isNumeric else { return a.isNumeric ? b : a }
        if a.timescale == b.timescale { return CMTime(value: a.value &+ sign * b.value, timescale: a.timescale) }
        return CMTime(
            seconds: a.seconds + Double(sign) * b.seconds, preferredTimescale: max(a.timescale, b.timescale))
    }
}

/// As Apple's of this name.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// As Apple's of this name.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// As Apple's of this name.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// As Apple's of this name.
public let kCMTimeZero = CMTime.zero

/// A span of media.
public struct CMTimeRange: Hashable, Sendable {
    /// Kept as it is set.
    public var start: CMTime
    /// Kept as it is set.
    public var duration: CMTime
    /// Creates one.
    public init(start: CMTime = .zero, duration: CMTime = .zero) { (self.start, self.duration) = (start, duration) }
    /// Creates one.
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
    /// As Apple's of this name.
    public var end: CMTime { start + duration }
    /// As Apple's of this name.
    public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
}

extension NSValue {
    /// A number's time; others are lost.
    public convenience init(time: CMTime) {
        self.init(range: NSRange(location: Int(time.value), length: Int(time.timescale)))
    }
    /// The time that it was made with; invalid where it was made with none.
    public var timeValue: CMTime {
        CMTime(value: Int64(rangeValue.location), timescale: Int32(truncatingIfNeeded: rangeValue.length))
    }
}
