import Foundation

/// A view controller that manages a collection view, as its data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    private let layout: UICollectionViewLayout
    /// A Boolean value that indicates whether the selection is cleared when the view is about to appear.
    open var clearsSelectionOnViewWillAppear = true

    /// Creates a controller without a nib. It creates a collection view with the layout when its view is loaded.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        layout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Decodes a controller from a document, with `clearsSelectionOnViewWillAppear`. The document's collection view
    /// contains the layout.
    public required init?(coder: NSCoder) {
        layout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        if let nib = coder as? NibCoder {
            clearsSelectionOnViewWillAppear = nib.bool("clearsSelectionOnViewWillAppear") ?? true
        }
    }

    /// The controller's view as a collection view; nil if the view is not a collection view.
    open var collectionView: UICollectionView! {
        get { view as? UICollectionView }
        set { view = newValue }
    }
    /// The layout of the collection view, or the initial layout until the view is loaded.
    open var collectionViewLayout: UICollectionViewLayout {
        (viewIfLoaded as? UICollectionView)?.collectionViewLayout ?? layout
    }

    /// Loads the document's view. If it is not a collection view, creates one with the layout and with this
    /// controller as its data source and delegate.
    open override func loadView() {
        super.loadView()
        guard !(loadedView is UICollectionView) else { return }
        let collection = UICollectionView(frame: loadedView?.bounds ?? .zero, collectionViewLayout: layout)
        collection.dataSource = self
        collection.delegate = self
        view = collection
    }

    /// Deselects all items if `clearsSelectionOnViewWillAppear` is true.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear else { return }
        for path in collectionView?.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: path, animated: animated)
        }
    }

    /// Returns 0. Override it to return the number of items in a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// Raises `NSInternalInconsistencyException`: subclasses must override it.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        UIKitException.raiseOrRecord(
            "NSInternalInconsistencyException",
            "-[\(type(of: self)) collectionView:cellForItemAtIndexPath:] is not implemented")
        return UICollectionViewCell(frame: .zero)
    }

    /// Raises in subclasses that do not override it. If the document specifies no class or an unavailable class, returns
    /// the document's prototype, or otherwise an empty view.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard type(of: self) == UICollectionViewController.self, nibIdentity != nil else {
            return raiseMissingSupplementaryView(kind, indexPath)
        }
        let identifier = collectionView.reuseRegistries[kind]?.identifiers.first
        if identifier == nil {
            collectionView.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        }
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier ?? kind, for: indexPath)
    }

    // The class implements the most important optional methods of the protocols, so that subclasses can override them.

    /// Returns 1.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Does nothing. Called before a cell appears.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// Does nothing. Called after a cell disappeared.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// Returns true, so that touches highlight and select items.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Does nothing. Called after a touch highlighted an item.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    /// Does nothing. Called after the highlight of an item ended.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    /// Returns true, so that taps select items.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Returns true, so that taps deselect items in multiple selection.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Does nothing. Called after a tap selected an item, but not after a selection by code.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Does nothing. Called after a tap on this or another item deselected an item.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// Does nothing. Called before a header, footer or other supplementary view appears.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// Does nothing. Called after a supplementary view disappeared.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// Returns false, so that no item can be moved.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing. Called after an item moved.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    // MARK: Scrolling

    /// Does nothing. Called after the content moved.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing. Called when a drag begins.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing, so that the target stays the same. Called at the end of a drag.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing. Called after the end of a drag.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Never called: deceleration is not simulated.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Never called: deceleration is not simulated.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing. Called after an animated scroll.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns true. Never called: there is no status bar to tap.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Never called: there is no status bar to tap.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing. Called after the adjusted insets changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Returns nil. Never called: zooming is not simulated.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    // MARK: Never called

    // UIKit calls these methods for menus, dragging, focus and editing gestures, which CellSim does not simulate.

    /// Returns false. Never called: menus are not simulated.
    open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        false
    }
    /// Returns false. Never called: menus are not simulated.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }
    /// Never called: menus are not simulated.
    open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}
    /// Returns nil. Never called: context menus are not simulated.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Returns true. Never called: focus is not simulated.
    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }
    /// Returns false. Never called: two-finger gestures are not simulated.
    open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }
    /// Never called: two-finger gestures are not simulated.
    open func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}
    /// Never called: two-finger gestures are not simulated.
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
    /// Returns true. Never called: the keyboard is not simulated.
    open func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
        -> Bool
    {
        true
    }
    /// Never called: the keyboard is not simulated.
    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
}
