import Foundation
import UIKit

extension UICollectionView {
    /// Registers the class's own nib for an identifier. UIKit's method of this name would register the class without its nib.
    public func register<Cell: UICollectionViewCell & NibOwner>(
        _ cellClass: Cell.Type, forCellWithReuseIdentifier identifier: String = Cell.nibName
    ) {
        register(cellClass.nib, forCellWithReuseIdentifier: identifier)
    }

    /// Returns a cell of the class for an item, reused or new. Raises an exception if the identifier isn't registered or its cells have
    /// another class.
    public func dequeueReusableCell<Cell: UICollectionViewCell & NibOwner>(
        _ cellClass: Cell.Type, withReuseIdentifier identifier: String = Cell.nibName, for indexPath: IndexPath
    ) -> Cell {
        let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        return cell as? Cell ?? rejected(cell, identifier)
    }

    /// Registers the class's own nib for an identifier of headers, footers or other supplementary views.
    public func register<View: UICollectionReusableView & NibOwner>(
        _ viewClass: View.Type, forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String = View.nibName
    ) {
        register(viewClass.nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }

    /// Returns a supplementary view of the class, reused or new. Raises an exception if the identifier isn't registered or its views have
    /// another class.
    public func dequeueReusableSupplementaryView<View: UICollectionReusableView & NibOwner>(
        _ viewClass: View.Type, ofKind kind: String, withReuseIdentifier identifier: String = View.nibName,
        for indexPath: IndexPath
    ) -> View {
        let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        return view as? View ?? rejected(view, identifier)
    }
}
