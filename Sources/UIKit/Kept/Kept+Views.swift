import Foundation

// Views: properties that keep what they are set to and have no effect; each one's row in the catalogue says why.

extension UIView {
    /// The maximum text size of the view. Stored without effect: views inherit the text size.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { kept(nil) }
        set { keep(newValue, as: "UIView.maximumContentSizeCategory") }
    }
    /// The minimum text size of the view. Stored without effect: views inherit the text size.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { kept(nil) }
        set { keep(newValue, as: "UIView.minimumContentSizeCategory") }
    }
    /// Whether the view keeps its colours when the system inverts colours. Stored without effect: colours are never
    /// inverted.
    public var accessibilityIgnoresInvertColors: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UIView.accessibilityIgnoresInvertColors") }
    }
    /// Whether the view is shown enlarged under a finger. Stored without effect: the large content viewer is not
    /// simulated.
    public var showsLargeContentViewer: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UIView.showsLargeContentViewer") }
    }
    /// The title of the large content viewer. Stored without effect: the large content viewer is not simulated.
    public var largeContentTitle: String? {
        get { kept(nil) }
        set { keep(newValue, as: "UIView.largeContentTitle") }
    }
    /// The image of the large content viewer. Stored without effect: the large content viewer is not simulated.
    public var largeContentImage: UIImage? {
        get { kept(nil) }
        set { keep(newValue, as: "UIView.largeContentImage") }
    }
    /// Whether the image in the large content viewer is enlarged. Stored without effect: the large content viewer is
    /// not simulated.
    public var scalesLargeContentImage: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UIView.scalesLargeContentImage") }
    }
    /// The view's effect while it has the focus. Stored without effect: focus is not simulated.
    public var focusEffect: UIFocusEffect? {
        get { kept(nil) }
        set { keep(newValue, as: "UIView.focusEffect") }
    }
    /// The group of views in which the focus moves. Stored without effect: focus is not simulated.
    public var focusGroupIdentifier: String? {
        get { kept(nil) }
        set { keep(newValue, as: "UIView.focusGroupIdentifier") }
    }
}

extension UIScrollView {
    /// The magnification of the content. Stored without effect: zooming is not simulated.
    public var zoomScale: CGFloat {
        get { kept(1) }
        set { keep(newValue, as: "UIScrollView.zoomScale") }
    }
    /// Whether keys scroll the content. Stored without effect: no keyboard appears.
    public var allowsKeyboardScrolling: Bool {
        get { kept(true) }
        set { keep(newValue, as: "UIScrollView.allowsKeyboardScrolling") }
    }
}

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
    /// The source of items dragged from the table; not retained. Stored without effect: nothing is dragged.
    public var dragDelegate: (any UITableViewDragDelegate)? {
        get { keptWeak() as? any UITableViewDragDelegate }
        set { keepWeak(newValue, as: "UITableView.dragDelegate") }
    }
    /// The delegate for items dropped on the table; not retained. Stored without effect: nothing is dragged.
    public var dropDelegate: (any UITableViewDropDelegate)? {
        get { keptWeak() as? any UITableViewDropDelegate }
        set { keepWeak(newValue, as: "UITableView.dropDelegate") }
    }
}

extension UITableViewCell {
    /// Whether the cell takes touches while it is dragged. Stored without effect: nothing is dragged.
    public var userInteractionEnabledWhileDragging: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UITableViewCell.userInteractionEnabledWhileDragging") }
    }
}

extension UICollectionView {
    /// The source of items dragged from the collection view; not retained. Stored without effect: nothing is dragged.
    public var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { keptWeak() as? any UICollectionViewDragDelegate }
        set { keepWeak(newValue, as: "UICollectionView.dragDelegate") }
    }
    /// The delegate for items dropped on the collection view; not retained. Stored without effect: nothing is dragged.
    public var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { keptWeak() as? any UICollectionViewDropDelegate }
        set { keepWeak(newValue, as: "UICollectionView.dropDelegate") }
    }
    /// How quickly items make space for a dragged one. Stored without effect: nothing is dragged.
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
