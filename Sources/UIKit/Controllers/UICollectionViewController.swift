import Foundation

/// A controller whose view holds a collection view, its own data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    private let layout: UICollectionViewLayout
    /// Whether the selection is cleared each time the view is about to appear.
    open var clearsSelectionOnViewWillAppear = true

    /// A controller without nib; the collection view is made with this layout when the view is loaded.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        layout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Reads the element of a document with `clearsSelectionOnViewWillAppear`; the layout is the collection view's
    /// there.
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
    /// The layout of the collection view, or the one it will get.
    open var collectionViewLayout: UICollectionViewLayout {
        (viewIfLoaded as? UICollectionView)?.collectionViewLayout ?? layout
    }

    /// Loads the document's view. Where that is no collection view, makes one with the layout, whose data source and
    /// delegate this controller becomes.
    open override func loadView() {
        super.loadView()
        guard !(loadedView is UICollectionView) else { return }
        let collection = UICollectionView(frame: loadedView?.bounds ?? .zero, collectionViewLayout: layout)
        collection.dataSource = self
        collection.delegate = self
        view = collection
    }

    /// Deselects all items if `clearsSelectionOnViewWillAppear` says so.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear else { return }
        for path in collectionView?.indexPathsForSelectedItems ?? [] {
            collectionView.deselectItem(at: path, animated: animated)
        }
    }

    /// None; subclasses say how many items a section has.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// Raises `NSInternalInconsistencyException`: subclasses make the cells.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        UIKitException.raiseOrRecord(
            "NSInternalInconsistencyException",
            "-[\(type(of: self)) collectionView:cellForItemAtIndexPath:] is not implemented")
        return UICollectionViewCell(frame: .zero)
    }

    /// Raises in subclasses that do not override it, as a data source without the method does. Where a document's own class
    /// is not there, or it names none, its prototype stands in, or an empty view.
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

    // The optional methods that subclasses override most stand here, because a subclass can override only what the
    // class itself declares.

    /// One, unless a subclass says otherwise.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Does nothing. Subclasses hear of a cell that is about to show.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// Does nothing. Subclasses hear of a cell that no longer shows.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// Whether a finger may highlight an item, and then select it: yes.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Does nothing. Subclasses hear of an item that a finger came down on.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    /// Does nothing. Subclasses hear of an item that the finger left.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    /// Whether a tap may select an item: yes.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Whether a tap on a selected item may deselect it, where several can be selected: yes.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Does nothing. Subclasses hear of an item that a tap selected; selecting in code calls nobody.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Does nothing. Subclasses hear of an item that a tap deselected, on itself or on another.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
}
