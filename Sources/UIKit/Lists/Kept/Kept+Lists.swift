import Foundation

// Properties of tables and collection views that are stored without effect. The catalogue of such properties has the reason for each.

extension UITableView {
    /// The effect on separators. Stored without effect: separators have a flat colour.
    public var separatorEffect: UIVisualEffect? {
        get { kept(nil) }
        set { keep(newValue, as: "UITableView.separatorEffect") }
    }
    /// The height of the empty rows below the last one, in points. Stored without effect: empty rows are not drawn.
    public var fillerRowHeight: CGFloat {
        get { kept(UITableView.automaticDimension) }
        set { keep(newValue, as: "UITableView.fillerRowHeight") }
    }
}

extension UICollectionView {
    /// The speed at which items make space for a dragged one. Stored without effect: nothing is dragged.
    public var reorderingCadence: UICollectionView.ReorderingCadence {
        get { kept(.immediate) }
        set { keep(newValue, as: "UICollectionView.reorderingCadence") }
    }
    /// Whether items can have the focus. Stored without effect: focus is not simulated.
    public var allowsFocus: Bool {
        get { kept(true) }
        set { keep(newValue, as: "UICollectionView.allowsFocus") }
    }
    /// Whether the item with the focus is selected. Stored without effect: focus is not simulated.
    public var selectionFollowsFocus: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UICollectionView.selectionFollowsFocus") }
    }
}
