import Foundation

/// The events, states and content alignments of controls.
extension UIControl {
    /// The events of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger touched the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger touched the control again right after a tap; sent along with `touchDown`.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moved inside the bounds.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moved outside the bounds.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger re-entered the bounds; sent before `touchDragInside`.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger left the bounds; sent before `touchDragOutside`.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger was lifted inside the bounds.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger was lifted outside the bounds.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was cancelled, for example by a drag that scrolls.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the value. Changes in code do not send it.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's main action was triggered: a tap on a button, a new value of a control, Return in a text
        /// field.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A menu is about to open. Never sent, because menus never open.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// A text field became first responder.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user changed the text of a field. Changes in code do not send it.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A text field resigned as first responder.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Return was pressed in a text field.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All events of text fields.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// Reserved for an app's own events.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Reserved for the system's own events; there are none in CellSim.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

        /// The events by the names that XIBs use for `eventType`.
        static let eventsByName: [String: Event] = [
            "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
            "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
            "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
            "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
            "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
            "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
            "editingDidEndOnExit": .editingDidEndOnExit,
            "allTouchEvents": .allTouchEvents, "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
        ]
    }

    /// The states of a control, which determine its appearance.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The control is in no other state.
        public static let normal: State = []
        /// A finger is on the control.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control is disabled and ignores touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected; the meaning depends on its class.
        public static let selected = State(rawValue: 1 << 2)
        /// The control has focus; never set.
        public static let focused = State(rawValue: 1 << 3)
        /// Reserved for an app's own states.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Reserved for the system's own states; there are none in CellSim.
        public static let reserved = State(rawValue: 0xFF00_0000)

        /// The states by the names that XIBs use for the keys of `<state>`.
        package static let statesByName: [String: State] = [
            "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
            "focused": .focused, "application": .application, "reserved": .reserved,
        ]
    }

    /// The vertical alignment of content.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// Centred.
        case center
        /// Aligned to the top.
        case top
        /// Aligned to the bottom.
        case bottom
        /// Fills the height; the titles of buttons are at the top.
        case fill
    }

    /// The horizontal alignment of content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// Centred.
        case center
        /// Aligned to the left.
        case left
        /// Aligned to the right.
        case right
        /// Fills the width; like `left` in a button with a configuration.
        case fill
        /// Aligned to the left, or to the right in right-to-left interfaces.
        case leading
        /// Aligned to the right, or to the left in right-to-left interfaces.
        case trailing
    }

    static let horizontalAlignments: [String: ContentHorizontalAlignment] = [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
    ]
    static let verticalAlignments: [String: ContentVerticalAlignment] = [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]
}
