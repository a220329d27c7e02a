import Foundation

/// An accessory at the edge of a list's row, for example a chevron or a checkmark.
@preconcurrency @MainActor public struct UICellAccessory {
    /// The state of the collection view in which the accessory is visible.
    public enum DisplayedState: Int, Sendable {
        /// In both states.
        case always
        /// While the collection view is in editing mode.
        case whenEditing
        /// While the collection view is not in editing mode.
        case whenNotEditing
    }

    /// The side of the cell on which a custom view is shown.
    public enum Placement: Sendable {
        /// Before the content.
        case leading(displayed: DisplayedState = .always)
        /// After the content.
        case trailing(displayed: DisplayedState = .always)
    }

    /// The options that all accessories share.
    public struct Options {
        /// Whether the accessory is hidden and takes no space.
        public var isHidden: Bool
        /// The width reserved for the accessory in points; `nil` for its own width.
        public var reservedLayoutWidth: CGFloat?
        /// The tint colour; `nil` for the accessory's default.
        public var tintColor: UIColor?

        /// Creates options of an accessory; nil keeps its default. The width is in points.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
                isHidden ?? false, reservedLayoutWidth, tintColor
            )
        }
    }

    /// The options of a chevron: only the shared ones.
    public typealias DisclosureIndicatorOptions = Options
    /// The options of a checkmark: only the shared ones.
    public typealias CheckmarkOptions = Options
    /// The options of an information button: only the shared ones.
    public typealias DetailOptions = Options
    /// The options of a minus: only the shared ones.
    public typealias DeleteOptions = Options
    /// The options of a plus: only the shared ones.
    public typealias InsertOptions = Options
    /// The options of a handle: only the shared ones. Difference from Apple: no line next to it.
    public typealias ReorderOptions = Options
    /// The options of a text: only the shared ones. Difference from Apple: no font of its own.
    public typealias LabelOptions = Options

    /// A custom view with its placement.
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// The side, and when the view is visible.
        public let placement: Placement
        /// The options that all accessories share.
        public var options: Options

        /// Creates the configuration of a custom view; see `Options` for parameters that can be nil.
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

    /// Returns a chevron.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = Options()
    ) -> UICellAccessory {
        UICellAccessory(kind: .symbol(.disclosureIndicator), isLeading: false, displayed: displayed, options: options)
    }

    /// Returns a checkmark in the tint colour.
    public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = Options())
        -> UICellAccessory
    {
        UICellAccessory(kind: .symbol(.checkmark), isLeading: false, displayed: displayed, options: options)
    }

    /// Returns an information button.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            kind: .symbol(.detailButton), isLeading: false, displayed: displayed, options: options,
            handler: actionHandler)
    }

    /// Returns a red minus at the leading edge. Without a handler, a tap does nothing.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            kind: .control(.delete), isLeading: true, displayed: displayed, options: options, handler: actionHandler)
    }

    /// Returns a green plus at the leading edge. Without a handler, a tap does nothing.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            kind: .control(.insert), isLeading: true, displayed: displayed, options: options, handler: actionHandler)
    }

    /// Returns the handle of a row that can be moved; in CellSim it cannot be dragged.
    public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = Options())
        -> UICellAccessory
    {
        UICellAccessory(kind: .control(.reorder), isLeading: false, displayed: displayed, options: options)
    }

    /// Returns a short grey text.
    public static func label(text: String, displayed: DisplayedState = .always, options: LabelOptions = Options())
        -> UICellAccessory
    {
        UICellAccessory(kind: .label(text), isLeading: false, displayed: displayed, options: options)
    }

    /// Returns an accessory with a custom view, at its own size.
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
