/// CoreHaptics' names. Nothing shakes.
@_exported import Foundation

/// What a device can do: nothing of this.
public protocol CHHapticDeviceCapability {
    /// Whether it shakes.
    var supportsHaptics: Bool { get }
    /// Whether it sounds.
    var supportsAudio: Bool { get }
}
private struct Still: CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false
}
/// A number of a shake.
open class CHHapticEventParameter: NSObject {
    /// Which number.
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// How strong, or how sharp.
        public static let hapticIntensity = ID(rawValue: "HapticIntensity"),
            hapticSharpness = ID(rawValue: "HapticSharpness")
    }
    /// Which number.
    public let parameterID: ID
    /// The number.
    open var value: Float
    /// A number of a shake.
    public init(parameterID: ID, value: Float) { (self.parameterID, self.value) = (parameterID, value) }
}
/// A shake.
open class CHHapticEvent: NSObject {
    /// What kind.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Short, or as long as it is told.
        public static let hapticTransient = EventType(rawValue: "HapticTransient"),
            hapticContinuous = EventType(rawValue: "HapticContinuous")
    }
    /// What kind.
    public let type: EventType
    /// Its numbers.
    public let eventParameters: [CHHapticEventParameter]
    /// When, and how long.
    open var relativeTime: TimeInterval, duration: TimeInterval
    /// A shake.
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval = 0
    ) { (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration) }
}
/// Shakes that follow one another.
open class CHHapticPattern: NSObject {
    /// Until the last has ended.
    public let duration: TimeInterval
    /// Shakes that follow one another.
    public init(events: [CHHapticEvent], parameters: [CHHapticEventParameter]) throws {
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
    }
}
/// Shakes: nothing does.
public protocol CHHapticPatternPlayer: AnyObject {
    /// Begins at a time.
    func start(atTime time: TimeInterval) throws
    /// Ends at a time.
    func stop(atTime time: TimeInterval) throws
}
private final class Player: CHHapticPatternPlayer {
    func start(atTime time: TimeInterval) throws {}
    func stop(atTime time: TimeInterval) throws {}
}
/// Shakes the device: nothing does.
open class CHHapticEngine: NSObject {
    /// Why it stopped.
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, systemError = -1
    }
    /// What the device can do: nothing of this.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Still() }
    /// An engine without effect.
    public override init() { super.init() }
    /// Kept; never called.
    open var resetHandler: () -> Void = {}
    /// Kept; never called.
    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    /// Kept without effect.
    open var playsHapticsOnly = false, isAutoShutdownEnabled = false
    /// Does nothing.
    open func start() throws {}
    /// Answers that all went well.
    open func start(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// Answers that all went well.
    open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// A player without effect.
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { Player() }
}
