import Foundation

/// Something at the edge of a list's row, as a chevron or a checkmark.
@preconcurrency @MainActor public struct UICellAccessory {
    /// In which state of the collection view the accessory is shown.
    public enum DisplayedState: Int, Sendable {
        /// In both states.
        case always
        /// While the collection view is edited.
        case whenEditing
        /// While it is not edited.
        case whenNotEditing
    }

    /// At which side a view of the caller's own stands.
    public enum Placement: Sendable {
        /// Before the content.
        case leading(displayed: DisplayedState = .always)
        /// After the content.
        case trailing(displayed: DisplayedState = .always)
    }

    /// What all kinds have in common.
    public struct Options {
        /// Whether the accessory is not shown and takes no room.
        public var isHidden: Bool
        /// The width kept for the accessory in points; `nil` is its own.
        public var reservedLayoutWidth: CGFloat?
        /// `nil` is what the kind has by itself.
        public var tintColor: UIColor?

        /// Options of an accessory; nil is what its kind has by itself. The width is in points.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
                isHidden ?? false, reservedLayoutWidth, tintColor
            )
        }
    }

    /// What all kinds have in common; a chevron has nothing else.
    public typealias DisclosureIndicatorOptions = Options
    /// What all kinds have in common; a checkmark has nothing else.
    public typealias CheckmarkOptions = Options
    /// What all kinds have in common; an information button has nothing else.
    public typealias DetailOptions = Options
    /// What all kinds have in common; a minus has nothing else.
    public typealias DeleteOptions = Options
    /// What all kinds have in common; a plus has nothing else.
    public typealias InsertOptions = Options
    /// What all kinds have in common; a handle has nothing else. Difference from Apple: no line beside it.
    public typealias ReorderOptions = Options
    /// What all kinds have in common; a text has nothing else. Difference from Apple: no font of its own.
    public typealias LabelOptions = Options

    /// A view of the caller's own with its place.
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// Its side, and when it is shown.
        public let placement: Placement
        /// What it has in common with other accessories.
        public var options: Options

        /// A view of the caller's own; see `Options` for what may be nil.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: CGFloat? = nil,
            tintColor: UIColor? = nil
        ) {
            (self.customView, self.placement) = (customView, placement)
            options = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    enum Kind {
        case symbol(UITableViewCell.AccessoryType)
        case control(CellEditingControl.Kind)
        case label(String)
        case view(UIView)
    }

    let kind: Kind
    let isLeading: Bool
    let displayed: DisplayedState
    let options: Options
    var handler: (() -> Void)?

    /// A chevron.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = Options()
    ) -> UICellAccessory {
        UICellAccessory(kind: .symbol(.disclosureIndicator), isLeading: false, displayed: displayed, options: options)
    }

    /// A checkmark in the tint colour.
    public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = Options())
        -> UICellAccessory
    {
        UICellAccessory(kind: .symbol(.checkmark), isLeading: false, displayed: displayed, options: options)
    }

    /// An information button.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            kind: .symbol(.detailButton), isLeading: false, displayed: displayed, options: options,
            handler: actionHandler)
    }

    /// A red minus at the leading edge. Without a handler a tap does nothing.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            kind: .control(.delete), isLeading: true, displayed: displayed, options: options, handler: actionHandler)
    }

    /// A green plus at the leading edge. Without a handler a tap does nothing.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            kind: .control(.insert), isLeading: true, displayed: displayed, options: options, handler: actionHandler)
    }

    /// The handle of a row that can be moved; it cannot be dragged here.
    public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = Options())
        -> UICellAccessory
    {
        UICellAccessory(kind: .control(.reorder), isLeading: false, displayed: displayed, options: options)
    }

    /// A short grey text.
    public static func label(text: String, displayed: DisplayedState = .always, options: LabelOptions = Options())
        -> UICellAccessory
    {
        UICellAccessory(kind: .label(text), isLeading: false, displayed: displayed, options: options)
    }

    /// A view of the caller's own, at its own size.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let (isLeading, displayed) =
            switch configuration.placement {
            case .leading(let displayed): (true, displayed)
            case .trailing(let displayed): (false, displayed)
            }
        return UICellAccessory(
            kind: .view(configuration.customView), isLeading: isLeading, displayed: displayed,
            options: configuration.options)
    }

    func isShown(editing: Bool) -> Bool {
        guard !options.isHidden else { return false }
        return displayed == .always || (displayed == .whenEditing) == editing
    }
}
