import Foundation

/// Calls a method for every picture of a screen. Nothing moves here: it is never called by itself.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
    private let target: Any
    private let selector: Selector
    /// Whether it rests. Kept; nothing is called either way.
    open var isPaused = false
    /// How many pictures a second are wanted; 0 for as many as there are. Kept; there are none.
    open var preferredFramesPerSecond = 0
    /// How many pictures a second are wanted. Kept; there are none.
    open var preferredFrameRateRange = CAFrameRateRange.default
    /// When the last picture showed, in seconds: never.
    open var timestamp: CFTimeInterval { 0 }
    /// When the next picture shows, in seconds: a sixtieth of a second after the last.
    open var targetTimestamp: CFTimeInterval { duration }
    /// Between pictures, in seconds.
    open var duration: CFTimeInterval { 1.0 / 60 }

    /// For a method of an object, which is retained.
    public init(target: Any, selector sel: Selector) { (self.target, selector) = (target, sel) }

    /// Keeps nothing: no picture follows another.
    nonisolated open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Does nothing.
    nonisolated open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Does nothing.
    nonisolated open func invalidate() {}

    /// Calls the method once, as a screen would; for tests.
    package func call() { ActionDispatch.send(selector, to: target as AnyObject, from: self, for: nil) }
}

/// How many pictures a second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The least, the greatest, and what is liked best; 0 for no wish.
    public var minimum, maximum: Float
    /// What is liked best; nil for no wish.
    public var preferred: Float?

    /// A range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
    /// No wish.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
