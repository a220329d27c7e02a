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

    /// What an event is more exactly. Only touches are made here, which are nothing more.
    public enum EventSubtype: Int, Sendable {
        /// Nothing more.
        case none
        /// The device is shaken.
        case motionShake
        /// What remote controls ask for.
        case remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
        /// What remote controls ask for.
        case remoteControlNextTrack, remoteControlPreviousTrack
        /// What remote controls ask for.
        case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
        /// What remote controls ask for.
        case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    /// The fingers that the event tells of; nil for an event that is made in code.
    public internal(set) var allTouches: Set<UITouch>?
    /// Seconds on the simulator's own clock, which runs by the script and never by the time of day.
    public internal(set) var timestamp: TimeInterval = 0
    /// Always `touches`, unless a subclass says otherwise.
    open var type: EventType { .touches }
    /// Always `none`, unless a subclass says otherwise.
    open var subtype: EventSubtype { .none }
    /// The keys that are held down: none.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// The touches in a window; nil for none.
    open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
    /// The touches that began in a view; nil for none.
    open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
    /// The touches between the events of a touch: none.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
    /// Where a touch may go next: nobody guesses here.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }

    private func touches(_ isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = (allTouches ?? []).filter(isMeant)
        return found.isEmpty ? nil : found
    }

    public override init() { super.init() }
}
