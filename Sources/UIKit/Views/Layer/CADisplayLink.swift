import Foundation
import Synchronization

/// A timer that calls a method for each frame of the screen. In CellSim, only the gallery of `cellsim app` simulates
/// frames, until no active links are left.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
    private let target: Any
    private let selector: Selector
    /// A Boolean value that indicates whether the link is paused.
    open var isPaused = false
    /// The preferred number of frames per second; 0 for the maximum. Stored without effect.
    open var preferredFramesPerSecond = 0 {
        didSet { reportNoOp("CADisplayLink.preferredFramesPerSecond", preferredFramesPerSecond != 0) }
    }
    /// The preferred range of frames per second. Stored without effect.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { reportNoOp("CADisplayLink.preferredFrameRateRange", preferredFrameRateRange != .default) }
    }
    /// The time of the last frame, in seconds; 0 before the first frame.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time of the next frame, in seconds.
    open var targetTimestamp: CFTimeInterval { timestamp + duration }
    /// The time between frames, in seconds: 1/60.
    open var duration: CFTimeInterval { 1.0 / 60 }

    /// Creates a link that calls a method of a target. The target is retained.
    public init(target: Any, selector sel: Selector) { (self.target, selector) = (target, sel) }

    /// Starts the calls. The method is called once per frame, even if the link is added for several modes. The link is not
    /// retained. Does nothing on background threads, which have no frames.
    nonisolated open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated {
            if !FrameClock.weakLinks.contains(where: { $0.link === self }) {
                FrameClock.weakLinks.append(WeakDisplayLink(link: self))
            }
        }
    }
    /// Stops the calls for all modes.
    nonisolated open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }
    /// Stops the calls. Does nothing on background threads.
    nonisolated open func invalidate() {
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated { FrameClock.weakLinks.removeAll { $0.link === self || $0.link == nil } }
    }

    /// Calls the method for a frame.
    package func fire() {
        timestamp = CACurrentMediaTime()
        ActionDispatch.send(selector, to: target as AnyObject, from: self, for: nil)
    }
}

private struct WeakDisplayLink { weak var link: CADisplayLink? }

/// The clock of simulated frames. It advances without waiting.
@MainActor package enum FrameClock {
    fileprivate static var weakLinks: [WeakDisplayLink] = []
    private nonisolated static let simulatedTime = Mutex(0.0)

    /// The difference between animation time and the system uptime, in seconds.
    nonisolated static var offset: Double { simulatedTime.withLock { $0 } }

    /// Calls all active links frame by frame, until no links are active or the specified time has been simulated.
    package static func run(seconds: Int) {
        for _ in 0..<seconds * 60 {
            let activeLinks = weakLinks.compactMap(\.link).filter { !$0.isPaused }
            if activeLinks.isEmpty { return }
            simulatedTime.withLock { $0 += 1.0 / 60 }
            for link in activeLinks { link.fire() }
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
