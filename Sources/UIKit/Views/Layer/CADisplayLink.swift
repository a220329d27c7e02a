import Foundation

/// Calls a method for each frame of a screen. Nothing moves here: it never calls the method automatically.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
    private let target: Any
    private let selector: Selector
    /// Whether the link is paused. Stored without effect: it never calls the method.
    open var isPaused = false
    /// The preferred number of frames per second; 0 for the maximum. Stored without effect.
    open var preferredFramesPerSecond = 0
    /// The preferred range of frames per second. Stored without effect.
    open var preferredFrameRateRange = CAFrameRateRange.default
    /// The time of the last frame, in seconds: always 0.
    open var timestamp: CFTimeInterval { 0 }
    /// The time of the next frame, in seconds: a sixtieth of a second after the last.
    open var targetTimestamp: CFTimeInterval { duration }
    /// The time between frames, in seconds.
    open var duration: CFTimeInterval { 1.0 / 60 }

    /// Creates a link for a method of an object, which is retained.
    public init(target: Any, selector sel: Selector) { (self.target, selector) = (target, sel) }

    /// Does nothing: the screen draws no frames.
    nonisolated open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Does nothing.
    nonisolated open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    /// Does nothing.
    nonisolated open func invalidate() {}

    /// Calls the method once, as a screen would; for tests.
    package func call() { ActionDispatch.send(selector, to: target as AnyObject, from: self, for: nil) }
}

/// A range of frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The minimum and the maximum; 0 for no preference.
    public var minimum, maximum: Float
    /// The preferred number; nil for no preference.
    public var preferred: Float?

    /// Creates a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
    /// No preference.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
