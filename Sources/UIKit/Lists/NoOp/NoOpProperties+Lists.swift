import Foundation

// Properties of tables and collection views whose values are stored without effect.

/// The properties of tables that are stored without effect.
extension UITableView {
    /// The visual effect of the separators. Stored without effect: separators have a solid colour.
    public var separatorEffect: UIVisualEffect? {
        get { noOpValue(nil) }
        set { setNoOpValue(newValue, as: "UITableView.separatorEffect") }
    }
    /// The height of the empty rows after the last row, in points. Stored without effect: empty rows are not drawn.
    public var fillerRowHeight: CGFloat {
        get { noOpValue(UITableView.automaticDimension) }
        set { setNoOpValue(newValue, as: "UITableView.fillerRowHeight") }
    }
}

/// The properties of collection views that are stored without effect.
extension UICollectionView {
    /// The delay before items make space for a dragged item. Stored without effect: drag and drop is not simulated.
    public var reorderingCadence: UICollectionView.ReorderingCadence {
        get { noOpValue(.immediate) }
        set { setNoOpValue(newValue, as: "UICollectionView.reorderingCadence") }
    }
    /// A Boolean value that indicates whether items can be focused. Stored without effect: focus is not simulated.
    public var allowsFocus: Bool {
        get { noOpValue(true) }
        set { setNoOpValue(newValue, as: "UICollectionView.allowsFocus") }
    }
    /// A Boolean value that indicates whether the focused item is selected. Stored without effect: focus is not
    /// simulated.
    public var selectionFollowsFocus: Bool {
        get { noOpValue(false) }
        set { setNoOpValue(newValue, as: "UICollectionView.selectionFollowsFocus") }
    }
}
