import Foundation

/// An accessory at the edge of a list's row, for example a chevron or a checkmark.
@preconcurrency @MainActor public struct UICellAccessory {
    /// The states of the collection view in which an accessory is visible.
    public enum DisplayedState: Int, Sendable {
        /// Visible in all states.
        case always
        /// Visible in editing mode.
        case whenEditing
        /// Visible outside editing mode.
        case whenNotEditing
    }

    /// The side of the cell at which a custom view is shown.
    public enum Placement: Sendable {
        /// Before the content.
        case leading(displayed: DisplayedState = .always)
        /// After the content.
        case trailing(displayed: DisplayedState = .always)
    }

    /// The options of all accessories.
    public struct Options {
        /// A Boolean value that indicates whether the accessory is hidden and takes no space.
        public var isHidden: Bool
        /// The width reserved for the accessory in points; `nil` for its natural width.
        public var reservedLayoutWidth: CGFloat?
        /// The tint colour; `nil` for the accessory's default.
        public var tintColor: UIColor?

        /// Creates options; nil keeps the accessory's default. The width is in points.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
                isHidden ?? false, reservedLayoutWidth, tintColor
            )
        }
    }

    /// The options of a disclosure indicator, which has no special options.
    public typealias DisclosureIndicatorOptions = Options
    /// The options of a checkmark, which has no special options.
    public typealias CheckmarkOptions = Options
    /// The options of an information button, which has no special options.
    public typealias DetailOptions = Options
    /// The options of a delete control, which has no special options.
    public typealias DeleteOptions = Options
    /// The options of an insert control, which has no special options.
    public typealias InsertOptions = Options
    /// The options of a reorder control. Difference from UIKit: no vertical separator.
    public typealias ReorderOptions = Options
    /// The options of a label. Difference from UIKit: no font.
    public typealias LabelOptions = Options

    /// The configuration of an accessory with a custom view.
    public struct CustomViewConfiguration {
        /// The view to show.
        public let customView: UIView
        /// The side of the view, and the states in which it is visible.
        public let placement: Placement
        /// The options of the accessory.
        public var options: Options

        /// Creates the configuration of a custom view. For parameters that can be nil, see `Options`.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: CGFloat? = nil,
            tintColor: UIColor? = nil
        ) {
            (self.customView, self.placement) = (customView, placement)
            options = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The kind of an accessory, with its content.
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

    /// Returns a disclosure indicator (a chevron).
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

    /// Returns a delete control, a red minus at the leading edge. Without a handler, a tap does nothing.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            kind: .control(.delete), isLeading: true, displayed: displayed, options: options, handler: actionHandler)
    }

    /// Returns an insert control, a green plus at the leading edge. Without a handler, a tap does nothing.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            kind: .control(.insert), isLeading: true, displayed: displayed, options: options, handler: actionHandler)
    }

    /// Returns a reorder control. In CellSim, it cannot be dragged.
    public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = Options())
        -> UICellAccessory
    {
        UICellAccessory(kind: .control(.reorder), isLeading: false, displayed: displayed, options: options)
    }

    /// Returns a label with grey text.
    public static func label(text: String, displayed: DisplayedState = .always, options: LabelOptions = Options())
        -> UICellAccessory
    {
        UICellAccessory(kind: .label(text), isLeading: false, displayed: displayed, options: options)
    }

    /// Returns an accessory with a custom view, which keeps its size.
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

    func isVisible(editing: Bool) -> Bool {
        guard !options.isHidden else { return false }
        return displayed == .always || (displayed == .whenEditing) == editing
    }
}
