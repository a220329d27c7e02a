import Foundation

// Views: properties that keep what they are set to and have no effect; each one's row in the catalogue says why.

extension UIView {
    /// The largest text size that the view takes. Kept, without effect: views take the text size around them.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { kept(nil) }
        set { keep(newValue, as: "UIView.maximumContentSizeCategory") }
    }
    /// The smallest text size that the view takes. Kept, without effect: views take the text size around them.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { kept(nil) }
        set { keep(newValue, as: "UIView.minimumContentSizeCategory") }
    }
    /// Whether the colours stay where all others are inverted. Kept, without effect: colours are never inverted.
    public var accessibilityIgnoresInvertColors: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UIView.accessibilityIgnoresInvertColors") }
    }
    /// Whether the view is shown large while a finger rests on it. Kept, without effect: nothing is shown large.
    public var showsLargeContentViewer: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UIView.showsLargeContentViewer") }
    }
    /// The words that are shown large. Kept, without effect: nothing is shown large.
    public var largeContentTitle: String? {
        get { kept(nil) }
        set { keep(newValue, as: "UIView.largeContentTitle") }
    }
    /// The picture that is shown large. Kept, without effect: nothing is shown large.
    public var largeContentImage: UIImage? {
        get { kept(nil) }
        set { keep(newValue, as: "UIView.largeContentImage") }
    }
    /// Whether the picture that is shown large grows. Kept, without effect: nothing is shown large.
    public var scalesLargeContentImage: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UIView.scalesLargeContentImage") }
    }
    /// How the view looks while it has the focus. Kept, without effect: nothing is focused.
    public var focusEffect: UIFocusEffect? {
        get { kept(nil) }
        set { keep(newValue, as: "UIView.focusEffect") }
    }
    /// Names the views among which the focus moves. Kept, without effect: nothing is focused.
    public var focusGroupIdentifier: String? {
        get { kept(nil) }
        set { keep(newValue, as: "UIView.focusGroupIdentifier") }
    }
}

extension UIScrollView {
    /// How much the content is enlarged. Kept, without effect: nothing zooms.
    public var zoomScale: CGFloat {
        get { kept(1) }
        set { keep(newValue, as: "UIScrollView.zoomScale") }
    }
    /// Whether keys scroll. Kept, without effect: there is no keyboard.
    public var allowsKeyboardScrolling: Bool {
        get { kept(true) }
        set { keep(newValue, as: "UIScrollView.allowsKeyboardScrolling") }
    }
}

extension UITableView {
    /// An effect in which separators are drawn. Kept, without effect: separators have a flat colour.
    public var separatorEffect: UIVisualEffect? {
        get { kept(nil) }
        set { keep(newValue, as: "UITableView.separatorEffect") }
    }
    /// The height of the empty rows below the last one, in points. Kept, without effect: no empty rows are drawn.
    public var fillerRowHeight: CGFloat {
        get { kept(UITableView.automaticDimension) }
        set { keep(newValue, as: "UITableView.fillerRowHeight") }
    }
    /// Says what is dragged out of the table; not retained. Kept, without effect: nothing is dragged.
    public var dragDelegate: (any UITableViewDragDelegate)? {
        get { keptWeak() as? any UITableViewDragDelegate }
        set { keepWeak(newValue, as: "UITableView.dragDelegate") }
    }
    /// Says what may be dropped on the table; not retained. Kept, without effect: nothing is dragged.
    public var dropDelegate: (any UITableViewDropDelegate)? {
        get { keptWeak() as? any UITableViewDropDelegate }
        set { keepWeak(newValue, as: "UITableView.dropDelegate") }
    }
}

extension UITableViewCell {
    /// Whether the cell takes touches while it is dragged. Kept, without effect: nothing is dragged.
    public var userInteractionEnabledWhileDragging: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UITableViewCell.userInteractionEnabledWhileDragging") }
    }
}

extension UICollectionView {
    /// Says what is dragged out of the collection; not retained. Kept, without effect: nothing is dragged.
    public var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { keptWeak() as? any UICollectionViewDragDelegate }
        set { keepWeak(newValue, as: "UICollectionView.dragDelegate") }
    }
    /// Says what may be dropped on the collection; not retained. Kept, without effect: nothing is dragged.
    public var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { keptWeak() as? any UICollectionViewDropDelegate }
        set { keepWeak(newValue, as: "UICollectionView.dropDelegate") }
    }
    /// How soon items make room for one that is dragged. Kept, without effect: nothing is dragged.
    public var reorderingCadence: UICollectionView.ReorderingCadence {
        get { kept(.immediate) }
        set { keep(newValue, as: "UICollectionView.reorderingCadence") }
    }
    /// Whether items can have the focus. Kept, without effect: nothing is focused.
    public var allowsFocus: Bool {
        get { kept(true) }
        set { keep(newValue, as: "UICollectionView.allowsFocus") }
    }
    /// Whether the item with the focus is selected. Kept, without effect: nothing is focused.
    public var selectionFollowsFocus: Bool {
        get { kept(false) }
        set { keep(newValue, as: "UICollectionView.selectionFollowsFocus") }
    }
}
