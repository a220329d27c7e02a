import Foundation

/// An event of the user, such as touches.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// The types of events. Only touches are simulated.
    public enum EventType: Int, Sendable {
        /// Touches on the screen.
        case touches
        /// Motion of the device, such as shaking.
        case motion
        /// Commands of headphones and other accessories.
        case remoteControl
        /// Presses of physical buttons and keys.
        case presses
    }

    /// The subtypes of events. Only touches are simulated, which have no subtype.
    public enum EventSubtype: Int, Sendable {
        /// No subtype.
        case none
        /// The device was shaken.
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

    /// The touches of the event, or nil for an event that was created in code.
    open internal(set) var allTouches: Set<UITouch>?
    /// The time of the event on the simulated clock, in seconds.
    open internal(set) var timestamp: TimeInterval = 0
    /// The type of the event. By default, `.touches`.
    open var type: EventType { .touches }
    /// The subtype of the event. By default, `.none`.
    open var subtype: EventSubtype { .none }
    /// The modifier keys that are held down: always none.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// Returns the touches in a window, or nil if there are none.
    open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
    /// Returns the touches that began in a view, or nil if there are none.
    open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
    /// Returns the coalesced touches of a touch: always nil.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
    /// Returns the predicted touches of a touch: always nil.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }

    private func touches(_ predicate: (UITouch) -> Bool) -> Set<UITouch>? {
        let matching = (allTouches ?? []).filter(predicate)
        return matching.isEmpty ? nil : matching
    }

    public override init() { super.init() }
}
