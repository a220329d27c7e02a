import Foundation

/// An accessory at an edge of a list cell, such as a chevron or a checkmark.
@preconcurrency @MainActor public struct UICellAccessory {
    /// The states of the cell in which an accessory is visible.
    public enum DisplayedState: Int, Sendable {
        /// Visible in all states.
        case always
        /// Visible in editing mode.
        case whenEditing
        /// Visible outside editing mode.
        case whenNotEditing
    }

    /// The edge of the cell at which a custom view is displayed.
    public enum Placement: Sendable {
        /// The leading edge, before the content.
        case leading(displayed: DisplayedState = .always)
        /// The trailing edge, after the content.
        case trailing(displayed: DisplayedState = .always)
    }

    /// The options that all accessories have.
    public struct Options {
        /// A Boolean value that indicates whether the accessory is hidden. A hidden accessory takes no space.
        public var isHidden: Bool
        /// The width reserved for the accessory in points, or `nil` for its own width.
        public var reservedLayoutWidth: CGFloat?
        /// The tint colour, or `nil` for the accessory's default colour.
        public var tintColor: UIColor?

        /// Creates options. With `nil`, an accessory uses its default. The width is in points.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: CGFloat? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
                isHidden ?? false, reservedLayoutWidth, tintColor
            )
        }
    }

    /// The options of a disclosure indicator.
    public typealias DisclosureIndicatorOptions = Options
    /// The options of a checkmark.
    public typealias CheckmarkOptions = Options
    /// The options of an information button.
    public typealias DetailOptions = Options
    /// The options of a delete control.
    public typealias DeleteOptions = Options
    /// The options of an insert control.
    public typealias InsertOptions = Options
    /// The options of a reorder control. Unlike in UIKit, there is no option for a vertical separator.
    public typealias ReorderOptions = Options
    /// The options of a label. Unlike in UIKit, there is no option for the font.
    public typealias LabelOptions = Options

    /// The configuration of an accessory with a custom view.
    public struct CustomViewConfiguration {
        /// The view to display.
        public let customView: UIView
        /// The edge of the cell, and the states in which the view is visible.
        public let placement: Placement
        /// The options of the accessory.
        public var options: Options

        /// Creates the configuration of a custom view. `Options` describes the optional parameters.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: CGFloat? = nil,
            tintColor: UIColor? = nil
        ) {
            (self.customView, self.placement) = (customView, placement)
            options = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
        }
    }

    /// The kind of an accessory and its content.
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

    /// Creates a disclosure indicator (a chevron).
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = Options()
    ) -> UICellAccessory {
        UICellAccessory(kind: .symbol(.disclosureIndicator), isLeading: false, displayed: displayed, options: options)
    }

    /// Creates a checkmark in the tint colour.
    public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = Options())
        -> UICellAccessory
    {
        UICellAccessory(kind: .symbol(.checkmark), isLeading: false, displayed: displayed, options: options)
    }

    /// Creates an information button.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            kind: .symbol(.detailButton), isLeading: false, displayed: displayed, options: options,
            handler: actionHandler)
    }

    /// Creates a delete control, a red minus at the leading edge. Without a handler, a tap has no effect.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            kind: .control(.delete), isLeading: true, displayed: displayed, options: options, handler: actionHandler)
    }

    /// Creates an insert control, a green plus at the leading edge. Without a handler, a tap has no effect.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = Options(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            kind: .control(.insert), isLeading: true, displayed: displayed, options: options, handler: actionHandler)
    }

    /// Creates a reorder control. In CellSim, it can't be dragged.
    public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = Options())
        -> UICellAccessory
    {
        UICellAccessory(kind: .control(.reorder), isLeading: false, displayed: displayed, options: options)
    }

    /// Creates a label with grey text.
    public static func label(text: String, displayed: DisplayedState = .always, options: LabelOptions = Options())
        -> UICellAccessory
    {
        UICellAccessory(kind: .label(text), isLeading: false, displayed: displayed, options: options)
    }

    /// Creates an accessory with a custom view, which keeps its size.
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
