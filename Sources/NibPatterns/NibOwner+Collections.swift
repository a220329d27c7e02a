import Foundation
import UIKit

/// Registers and dequeues views with their own nibs.
extension UICollectionView {
    /// Registers the nib of a class for cells with an identifier. UIKit's method with this name registers the class without its nib.
    public func register<Cell: UICollectionViewCell & NibOwner>(
        _ cellClass: Cell.Type, forCellWithReuseIdentifier identifier: String = Cell.nibName
    ) {
        register(cellClass.nib, forCellWithReuseIdentifier: identifier)
    }

    /// Returns a reused or new cell of a class for an item. Raises an exception if the identifier isn't registered, or its cells
    /// have another class.
    public func dequeueReusableCell<Cell: UICollectionViewCell & NibOwner>(
        _ cellClass: Cell.Type, withReuseIdentifier identifier: String = Cell.nibName, for indexPath: IndexPath
    ) -> Cell {
        let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        return cell as? Cell ?? rejected(cell, identifier)
    }

    /// Registers the nib of a class for supplementary views with an identifier.
    public func register<View: UICollectionReusableView & NibOwner>(
        _ viewClass: View.Type, forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String = View.nibName
    ) {
        register(viewClass.nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }

    /// Returns a reused or new supplementary view of a class. Raises an exception if the identifier isn't registered, or its
    /// views have another class.
    public func dequeueReusableSupplementaryView<View: UICollectionReusableView & NibOwner>(
        _ viewClass: View.Type, ofKind kind: String, withReuseIdentifier identifier: String = View.nibName,
        for indexPath: IndexPath
    ) -> View {
        let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        return view as? View ?? rejected(view, identifier)
    }
}
