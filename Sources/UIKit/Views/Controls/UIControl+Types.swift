import Foundation

/// The events, states and content alignments of controls.
extension UIControl {
    /// The events of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A touch began in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A repeated touch, such as the second of a double tap, began in the control. Sent together with `touchDown`.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A touch moved inside the bounds.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A touch moved outside the bounds.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A touch moved into the bounds again. Sent before `touchDragInside`.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A touch moved out of the bounds. Sent before `touchDragOutside`.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A touch ended inside the bounds.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A touch ended outside the bounds.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// A touch was cancelled, for example by scrolling.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the value. Not sent for changes in code.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The primary action was triggered: a button was tapped, the user changed a value, or Return was pressed in a text
        /// field.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A menu is about to open. Never sent, because menus never open.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// A text field became first responder.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user changed the text of a field. Not sent for changes in code.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A text field resigned as first responder.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Return was pressed in a text field.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All events of text fields.
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// Reserved for events of apps.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Reserved for events of the system. CellSim has none.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

        /// The events by their names in XIBs (the attribute `eventType`).
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

    /// The states of a control.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The control is enabled, and neither selected nor highlighted.
        public static let normal: State = []
        /// The control is highlighted, usually because a touch is inside it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control is disabled and ignores touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected; the meaning depends on its class.
        public static let selected = State(rawValue: 1 << 2)
        /// The control has focus. Never set.
        public static let focused = State(rawValue: 1 << 3)
        /// Reserved for states of apps.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Reserved for states of the system. CellSim has none.
        public static let reserved = State(rawValue: 0xFF00_0000)

        /// The states by their names in XIBs (the attribute `key` of `<state>`).
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
        /// Fills the width. In a button with a configuration, the same as `left`.
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
