import Foundation

// Properties of tables and collection views that are stored without effect.

extension UITableView {
    /// The visual effect of separators. Stored without effect: separators have a solid colour.
    public var separatorEffect: UIVisualEffect? {
        get { kept(nil) }
        set { keep(newValue, as: "UITableView.separatorEffect") }
    }
    /// The height of the empty rows below the last row, in points. Stored without effect: empty rows are not drawn.
    public var fillerRowHeight: CGFloat {
        get { kept(UITableView.automaticDimension) }
        set { keep(newValue, as: "UITableView.fillerRowHeight") }
    }
}

extension UICollectionView {
    /// The delay before items make space for a dragged item. Stored without effect: drag and drop is not simulated.
    public var reorderingCadence: UICollectionView.ReorderingCadence {
        get { kept(.immediate) }
        set { keep(newValue, as: "UICollectionView.reorderingCadence") }
    }
    /// A Boolean value that indicates whether items can receive focus. Stored without effect: focus is not simulated.
    public var allowsFocus: Bool {
        get { kept(true) }
        set { keep(newValue, as: "UICollectionView.allowsFocus") }
    }
    /// A Boolean value that indicates whether the focused item is selected. Stored without effect: focus is not
    /// simulated.
    public var selectionFollowsFocus: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UICollectionView.selectionFollowsFocus") }
    }
}
