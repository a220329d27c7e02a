import Foundation

/// An event, which delivers touches.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// The type of an event. Only touches are simulated.
    public enum EventType: Int, Sendable {
        /// Touches on the screen.
        case touches
        /// Movement of the device, for example shaking.
        case motion
        /// Buttons of headphones and other accessories.
        case remoteControl
        /// Physical buttons and keys.
        case presses
    }

    /// The subtype of an event. Only touches are simulated, which have no subtype.
    public enum EventSubtype: Int, Sendable {
        /// No subtype.
        case none
        /// The device is shaken.
        case motionShake
        /// A remote control command: play, pause, stop, or toggle between play and pause.
        case remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
        /// A remote control command: next track or previous track.
        case remoteControlNextTrack, remoteControlPreviousTrack
        /// A remote control command: begin or end seeking backward.
        case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        /// A remote control command: begin or end seeking forward.
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    /// The touches of the event; nil for an event created in code.
    open internal(set) var allTouches: Set<UITouch>?
    /// The time in seconds on the simulator's own clock, which is independent of the time of day. Scripts advance it.
    open internal(set) var timestamp: TimeInterval = 0
    /// The type of the event: `touches` unless a subclass overrides it.
    open var type: EventType { .touches }
    /// The subtype of the event: `none` unless a subclass overrides it.
    open var subtype: EventSubtype { .none }
    /// The modifier keys held down: always none.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// Returns the touches in a window; nil if there are none.
    open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
    /// Returns the touches that began in a view; nil if there are none.
    open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
    /// Returns the coalesced touches of an event: always nil.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
    /// Returns the predicted touches: always nil.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }

    private func touches(_ predicate: (UITouch) -> Bool) -> Set<UITouch>? {
        let matching = (allTouches ?? []).filter(predicate)
        return matching.isEmpty ? nil : matching
    }

    public override init() { super.init() }
}
