import Foundation

/// A delivery of touches.
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// The source of an event. Only touches are simulated.
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

    /// The subtype of an event. Only touches are simulated, which have none.
    public enum EventSubtype: Int, Sendable {
        /// No subtype.
        case none
        /// The device is shaken.
        case motionShake
        /// A command from a remote control.
        case remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
        /// A command from a remote control.
        case remoteControlNextTrack, remoteControlPreviousTrack
        /// A command from a remote control.
        case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        /// A command from a remote control.
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    /// The touches of the event; nil for an event created in code.
    open internal(set) var allTouches: Set<UITouch>?
    /// The time in seconds on the simulator's own clock. Scripts advance it; it is independent of the time of day.
    open internal(set) var timestamp: TimeInterval = 0
    /// Always `touches`, unless a subclass overrides it.
    open var type: EventType { .touches }
    /// Always `none`, unless a subclass overrides it.
    open var subtype: EventSubtype { .none }
    /// The keys that are held down: none.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// Returns the touches in a window; nil for none.
    open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
    /// Returns the touches that began in a view; nil for none.
    open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
    /// Returns the intermediate touches of an event: none.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
    /// Returns the predicted touches: none.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }

    private func touches(_ isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = (allTouches ?? []).filter(isMeant)
        return found.isEmpty ? nil : found
    }

    public override init() { super.init() }
}
