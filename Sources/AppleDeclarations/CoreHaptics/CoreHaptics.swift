// Data table, written by `make members` from Sources/Apple/Declarations/CoreHaptics.declarations; do not edit.
// swift-format-ignore-file

/// The API of CoreHaptics, for source compatibility. Haptics have no effect.
@_exported import Foundation

/// The device's capabilities: none.
public protocol CHHapticDeviceCapability {
    /// Whether the device supports haptics.
    var supportsHaptics: Bool { get }
    /// Whether the device supports audio.
    var supportsAudio: Bool { get }
}
private struct Still: CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false
}
/// A parameter of a haptic event.
open class CHHapticEventParameter: NSObject {
    /// The parameter's identifier.
    public struct ID: RawRepresentable, Hashable, Sendable {
        /// Apple's raw value.
        public let rawValue: String
        /// Creates an instance.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The intensity, or the sharpness.
        public static let hapticIntensity = ID(rawValue: "HapticIntensity"),
            hapticSharpness = ID(rawValue: "HapticSharpness")
    }
    /// The parameter's identifier.
    public let parameterID: ID
    /// The value.
    open var value: Float
    /// Creates a parameter.
    public init(parameterID: ID, value: Float) { (self.parameterID, self.value) = (parameterID, value) }
}
/// A haptic event.
open class CHHapticEvent: NSObject {
    /// The type of event.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        /// Apple's raw value.
        public let rawValue: String
        /// Creates an instance.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A short event, or one with a duration.
        public static let hapticTransient = EventType(rawValue: "HapticTransient"),
            hapticContinuous = EventType(rawValue: "HapticContinuous")
    }
    /// The type of event.
    public let type: EventType
    /// The parameters.
    public let eventParameters: [CHHapticEventParameter]
    /// The start time and the duration.
    open var relativeTime: TimeInterval, duration: TimeInterval
    /// Creates an event.
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval = 0
    ) { (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration) }
}
/// A sequence of haptic events.
open class CHHapticPattern: NSObject {
    /// The duration until the last event ends.
    public let duration: TimeInterval
    /// Creates a sequence of events.
    public init(events: [CHHapticEvent], parameters: [CHHapticEventParameter]) throws {
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
    }
}
/// Plays haptics. It has no effect.
public protocol CHHapticPatternPlayer: AnyObject {
    /// Starts at a time.
    func start(atTime time: TimeInterval) throws
    /// Stops at a time.
    func stop(atTime time: TimeInterval) throws
}
private final class Player: CHHapticPatternPlayer {
    func start(atTime time: TimeInterval) throws {}
    func stop(atTime time: TimeInterval) throws {}
}
/// Controls the device's haptics. It has no effect.
open class CHHapticEngine: NSObject {
    /// The reason why the engine stopped.
    public enum StoppedReason: Int, Sendable {
        /// Apple's `audioSessionInterrupt`, `applicationSuspended`, `idleTimeout`, `systemError`.
        case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, systemError = -1
    }
    /// Returns the device's capabilities: none.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Still() }
    /// Creates an engine without effect.
    public override init() { super.init() }
    /// Stored, but never called.
    open var resetHandler: () -> Void = {}
    /// Stored, but never called.
    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    /// Stored without effect.
    open var playsHapticsOnly = false, isAutoShutdownEnabled = false
    /// Does nothing.
    open func start() throws {}
    /// Reports success to the completion handler.
    open func start(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// Reports success to the completion handler.
    open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
    /// Returns a player without effect.
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { Player() }
}
