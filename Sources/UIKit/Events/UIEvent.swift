import Foundation

/// One delivery of touches.
@preconcurrency @MainActor open class UIEvent: NSObject {
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }

    public internal(set) var allTouches: Set<UITouch>?
    /// Seconds on the simulator's own clock, which runs by the script and never by the time of day.
    public internal(set) var timestamp: TimeInterval = 0
    open var type: EventType { .touches }

    public override init() { super.init() }
}
