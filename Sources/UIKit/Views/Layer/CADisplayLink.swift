import Foundation
import Synchronization

/// Calls a method for each frame of a screen. Unlike on iOS, only the gallery of `cellsim app` has frames; it calls
/// links until their animations end.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
    private let target: Any
    private let selector: Selector
    /// A Boolean value that indicates whether the link is paused and does not call its method.
    open var isPaused = false
    /// The preferred number of frames per second; 0 for the maximum. Stored without effect.
    open var preferredFramesPerSecond = 0 {
        didSet { reportNoOp("CADisplayLink.preferredFramesPerSecond", preferredFramesPerSecond != 0) }
    }
    /// The preferred range of frames per second. Stored without effect.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { reportNoOp("CADisplayLink.preferredFrameRateRange", preferredFrameRateRange != .default) }
    }
    /// The time of the last frame in seconds; 0 before the first frame.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time of the next frame in seconds: 1/60 second after the last.
    open var targetTimestamp: CFTimeInterval { timestamp + duration }
    /// The time between frames, in seconds.
    open var duration: CFTimeInterval { 1.0 / 60 }

    /// Creates a link that calls a method of a target, which is retained.
    public init(target: Any, selector sel: Selector) { (self.target, selector) = (target, sel) }

    /// Makes the link call its method for each frame, once regardless of the number of modes. The run loop does not
    /// retain the link. Does nothing off the main thread, which is the only one with frames.
    nonisolated open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated {
            if !FrameClock.links.contains(where: { $0.link === self }) { FrameClock.links.append(WeakLink(link: self)) }
        }
    }
    /// Stops the calls, for all modes.
    nonisolated open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }
    /// Stops the calls. Does nothing off the main thread.
    nonisolated open func invalidate() {
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated { FrameClock.links.removeAll { $0.link === self || $0.link == nil } }
    }

    /// Calls the method once, as a screen does for each frame.
    package func fire() {
        timestamp = CACurrentMediaTime()
        ActionDispatch.send(selector, to: target as AnyObject, from: self, for: nil)
    }
}

private struct WeakLink { weak var link: CADisplayLink? }

/// The clock of simulated frames: time passes without waiting.
@MainActor package enum FrameClock {
    fileprivate static var links: [WeakLink] = []
    private nonisolated static let elapsedTime = Mutex(0.0)

    /// The number of seconds by which animation time is ahead of the system clock.
    nonisolated static var offset: Double { elapsedTime.withLock { $0 } }

    /// Ends scrolls with animation, and calls all active links frame by frame, until there are none or the number of
    /// seconds has passed.
    package static func run(seconds: Int) {
        ScrollAnimation.finishAll()
        for _ in 0..<seconds * 60 {
            let active = links.compactMap(\.link).filter { !$0.isPaused }
            if active.isEmpty { return }
            elapsedTime.withLock { $0 += 1.0 / 60 }
            for link in active { link.fire() }
        }
    }
}

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
    /// The minimum and maximum frame rates; 0 for no preference.
    public var minimum, maximum: Float
    /// The preferred frame rate; nil for no preference.
    public var preferred: Float?

    /// Creates a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
    /// A range without preferences.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
