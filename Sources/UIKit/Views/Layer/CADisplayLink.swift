import Foundation
import Synchronization

/// Calls a method for each frame of a screen. Difference from iOS: only the gallery of `cellsim app` has frames; there, links are
/// called until their animations end.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
    private let target: Any
    private let selector: Selector
    /// Whether the link is paused: then it does not call the method.
    open var isPaused = false
    /// The preferred number of frames per second; 0 for the maximum. Stored without effect.
    open var preferredFramesPerSecond = 0 {
        didSet { reportNoOp("CADisplayLink.preferredFramesPerSecond", preferredFramesPerSecond != 0) }
    }
    /// The preferred range of frames per second. Stored without effect.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { reportNoOp("CADisplayLink.preferredFrameRateRange", preferredFrameRateRange != .default) }
    }
    /// The time of the last frame, in seconds; 0 before the first.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time of the next frame, in seconds: a sixtieth of a second after the last.
    open var targetTimestamp: CFTimeInterval { timestamp + duration }
    /// The time between frames, in seconds.
    open var duration: CFTimeInterval { 1.0 / 60 }

    /// Creates a link for a method of an object, which is retained.
    public init(target: Any, selector sel: Selector) { (self.target, selector) = (target, sel) }

    /// Makes the link call its method for each frame, once regardless of the number of modes. The run loop does not retain the
    /// link. Does nothing off the main thread: only the main thread has frames.
    nonisolated open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated {
            if !FrameClock.links.contains(where: { $0.link === self }) { FrameClock.links.append(WeakLink(link: self)) }
        }
    }
    /// Ends the calls, for all modes.
    nonisolated open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }
    /// Ends the calls. Does nothing off the main thread.
    nonisolated open func invalidate() {
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated { FrameClock.links.removeAll { $0.link === self || $0.link == nil } }
    }

    /// Calls the method once, as a screen would.
    package func call() {
        timestamp = CACurrentMediaTime()
        ActionDispatch.send(selector, to: target as AnyObject, from: self, for: nil)
    }
}

private struct WeakLink { weak var link: CADisplayLink? }

/// The frames of a simulated screen: time passes without waiting.
@MainActor package enum FrameClock {
    fileprivate static var links: [WeakLink] = []
    private nonisolated static let advance = Mutex(0.0)

    /// The seconds by which the time of animations is ahead of the clock.
    nonisolated static var offset: Double { advance.withLock { $0 } }

    /// Calls all active links frame by frame, until none is left or the seconds are over.
    package static func run(seconds: Int) {
        for _ in 0..<seconds * 60 {
            let active = links.compactMap(\.link).filter { !$0.isPaused }
            if active.isEmpty { return }
            advance.withLock { $0 += 1.0 / 60 }
            for link in active { link.call() }
        }
    }
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
