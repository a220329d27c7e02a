import Foundation

/// One delivery of touches.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// Where an event comes from. Only touches are made here.
    public enum EventType: Int, Sendable {
        /// Fingers on the screen.
        case touches
        /// Movement of the device, as when it is shaken.
        case motion
        /// Buttons of headphones and other accessories.
        case remoteControl
        /// Physical buttons and keys.
        case presses
    }

    /// The fingers that the event tells of; nil for an event that is made in code.
    public internal(set) var allTouches: Set<UITouch>?
    /// Seconds on the simulator's own clock, which runs by the script and never by the time of day.
    public internal(set) var timestamp: TimeInterval = 0
    /// Always `touches`, unless a subclass says otherwise.
    open var type: EventType { .touches }

    public override init() { super.init() }
}
