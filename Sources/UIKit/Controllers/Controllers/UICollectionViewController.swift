import Foundation

/// A controller with a collection view. It is the collection view's data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    private let layout: UICollectionViewLayout
    /// Whether the selection is cleared each time the view is about to appear.
    open var clearsSelectionOnViewWillAppear = true

    /// Creates a controller without a nib; it creates its collection view with this layout when the view is loaded.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        layout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates an instance from a document's element with `clearsSelectionOnViewWillAppear`; the layout comes from the
    /// document's collection view.
    public required init?(coder: NSCoder) {
        layout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        if let nib = coder as? NibCoder {
            clearsSelectionOnViewWillAppear = nib.bool("clearsSelectionOnViewWillAppear") ?? true
        }
    }

    /// The controller's view, if that is a collection view.
    open var collectionView: UICollectionView! {
        get { view as? UICollectionView }
        set { view = newValue }
    }
    /// The layout of the collection view, or of its future collection view.
    open var collectionViewLayout: UICollectionViewLayout {
        (viewIfLoaded as? UICollectionView)?.collectionViewLayout ?? layout
    }

    /// Loads the document's view. If that is not a collection view, creates one with the layout and becomes its data
    /// source and delegate.
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

    /// Returns 0; subclasses return the number of items in a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// Raises `NSInternalInconsistencyException`: subclasses create the cells.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        UIKitException.raiseOrRecord(
            "NSInternalInconsistencyException",
            "-[\(type(of: self)) collectionView:cellForItemAtIndexPath:] is not implemented")
        return UICollectionViewCell(frame: .zero)
    }

    /// Raises in subclasses that do not override it, like a data source without the method. If the document's class is
    /// missing, or the document names no class, returns the document's prototype, or otherwise an empty view.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard type(of: self) == UICollectionViewController.self, nibIdentity != nil else {
            return missingSupplementaryView(kind, indexPath)
        }
        let known = collectionView.sources[kind]?.identifiers.first
        if known == nil {
            collectionView.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        }
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: known ?? kind, for: indexPath)
    }

    // The optional methods that subclasses override most are declared again, because a subclass can override only what the
    // class itself declares.

    /// Returns 1 unless a subclass overrides it.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Does nothing. Called before a cell appears.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// Does nothing. Called after a cell disappeared.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// Returns whether a finger may highlight an item, and then select it: true.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Does nothing. Called after a finger pressed an item.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    /// Does nothing. Called after the finger left an item.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    /// Returns whether a tap may select an item: true.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Returns whether a tap may deselect a selected item in multiple selection: true.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Does nothing. Called after a tap selected an item; selecting in code does not call it.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Does nothing. Called after a tap deselected an item, on itself or on another.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// Does nothing. Called before a header, a footer or another supplementary view appears.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}
    /// Does nothing. Called after a supplementary view disappeared.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// Returns whether an item can be moved: false.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing. Called after an item moved.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    // MARK: Scrolling

    /// Does nothing. Called after the content has moved.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing. Called when a finger begins to drag.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Doesn't change the target. Called when the finger is lifted.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing. Called after the finger lifted.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Never called: content does not move by itself.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Never called: content does not move by itself.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing. Called after an animated scroll.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns true; never called, because pictures have no status bar to tap.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Never called: pictures have no status bar to tap.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing. Called after the adjusted insets changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Returns nil; never called, because zooming is not simulated.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    // MARK: Never called

    // UIKit calls these for menus, dragging, focus and editing gestures, which CellSim doesn't have.

    /// Returns false; never called, because CellSim has no menus.
    open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        false
    }
    /// Returns false; never called, because CellSim has no menus.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }
    /// Never called: CellSim has no menus.
    open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {}
    /// Returns nil; never called, because CellSim has no menus.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Returns true; never called, because CellSim has no focus.
    open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }
    /// Returns false; never called, because CellSim has no two-finger gestures.
    open func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { false }
    /// Never called: CellSim has no two-finger gestures.
    open func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {}
    /// Never called: CellSim has no two-finger gestures.
    open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
    /// Returns true; never called, because CellSim has no keyboard.
    open func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
        -> Bool
    {
        true
    }
    /// Never called: CellSim has no keyboard.
    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
}
