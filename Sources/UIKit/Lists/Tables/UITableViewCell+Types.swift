import Foundation

/// The enumerations of table cells and their decoding from documents.
extension UITableViewCell {
    /// A style of cells, which determines the built-in labels and their layout.
    public enum CellStyle: Int, Sendable {
        /// A text label with an optional image at the leading edge.
        case `default`
        /// A text label at the leading edge and a grey label at the trailing edge.
        case value1
        /// A small label in a narrow column, followed by another label.
        case value2
        /// A text label with a smaller label below it.
        case subtitle
    }
    /// The appearance of a selected cell.
    public enum SelectionStyle: Int, Sendable {
        /// The appearance does not change.
        case none
        /// A grey background, like `default`. The name comes from the first versions of iOS.
        case blue
        /// A grey background, like `default`.
        case gray
        /// A grey background.
        case `default`
    }
    /// The accessory at the trailing edge of a cell.
    public enum AccessoryType: Int, Sendable {
        /// No accessory.
        case none
        /// A grey chevron.
        case disclosureIndicator
        /// An information button and a chevron.
        case detailDisclosureButton
        /// A checkmark in the tint colour.
        case checkmark
        /// An information button.
        case detailButton
    }
    /// The controls that a cell displays in editing mode.
    public struct StateMask: OptionSet, Hashable, Sendable {
        /// The raw value of the mask.
        public let rawValue: UInt
        /// Creates a mask with a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The cell displays an editing control.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The cell asks the user to confirm a deletion. Never set, because the first tap deletes the row.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }
    /// The editing control of a row.
    public enum EditingStyle: Int, Sendable {
        /// No control.
        case none
        /// A red minus.
        case delete
        /// A green plus.
        case insert
    }
    /// The style of the separators below rows.
    public enum SeparatorStyle: Int, Sendable {
        /// No separators.
        case none
        /// A line of one pixel below each row.
        case singleLine
    }

    static let stylesByName: [String: CellStyle] = [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
    ]
    private static let selectionStylesByName: [String: SelectionStyle] = [
        "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]
    private static let accessoryTypesByName: [String: AccessoryType] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark, "detailButton": .detailButton,
    ]

    func decodeCell(from nib: NibCoder) {
        reuseIdentifier = nib.reuseIdentifier
        // Interface Builder writes "default". If the attribute is missing, the value is `blue`, the original default, which has the same
        // appearance.
        selectionStyle = nib.enumeration("selectionStyle", Self.selectionStylesByName) ?? .blue
        accessoryType = nib.enumeration("accessoryType", Self.accessoryTypesByName) ?? .none
        editingAccessoryType = nib.enumeration("editingAccessoryType", Self.accessoryTypesByName) ?? .none
        hidesAccessoryWhenEditing = nib.bool("hidesAccessoryWhenEditing") ?? true
        indentationLevel = nib.int("indentationLevel") ?? 0
        indentationWidth = nib.cgFloat("indentationWidth") ?? 10
        shouldIndentWhileEditing = nib.bool("shouldIndentWhileEditing") ?? true
        showsReorderControl = nib.bool("showsReorderControl") ?? false
        ownSeparatorInset = nib.insets("separatorInset")
        let height = nib.cgFloat("rowHeight")
        // For a cell from a registered nib, the table determines the height.
        if nib.document.kind == .storyboard { rowState.nibRowHeight = height }
        accessoryView = nib.object("accessoryView") as? UIView
        editingAccessoryView = nib.object("editingAccessoryView") as? UIView
        backgroundView = nib.object("backgroundView") as? UIView
        selectedBackgroundView = nib.object("selectedBackgroundView") as? UIView
        if let background = nib.coder(forKeyed: "backgroundConfiguration") {
            backgroundConfiguration = UIBackgroundConfiguration(interfaceBuilder: background)
        }
        decodeStyleViews(from: nib)
    }
}
