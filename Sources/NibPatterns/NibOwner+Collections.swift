import Foundation
import UIKit

extension UICollectionView {
    /// Makes the class's own nib the template of an identifier; where UIKit's method of this name would make the class
    /// itself the template, without its nib.
    public func register<Cell: UICollectionViewCell & NibOwner>(
        _ cellClass: Cell.Type, forCellWithReuseIdentifier identifier: String = Cell.nibName
    ) {
        register(cellClass.nib, forCellWithReuseIdentifier: identifier)
    }

    /// A cell of the class for an item, from the pool or new. Raises when the identifier is not registered or its cells
    /// are of another class.
    public func dequeueReusableCell<Cell: UICollectionViewCell & NibOwner>(
        _ cellClass: Cell.Type, withReuseIdentifier identifier: String = Cell.nibName, for indexPath: IndexPath
    ) -> Cell {
        let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        return cell as? Cell ?? refused(cell, identifier)
    }

    /// Makes the class's own nib the template of an identifier of headers, footers or other supplementary views.
    public func register<View: UICollectionReusableView & NibOwner>(
        _ viewClass: View.Type, forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String = View.nibName
    ) {
        register(viewClass.nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }

    /// A supplementary view of the class, from the pool or new. Raises when the identifier is not registered or its views
    /// are of another class.
    public func dequeueReusableSupplementaryView<View: UICollectionReusableView & NibOwner>(
        _ viewClass: View.Type, ofKind kind: String, withReuseIdentifier identifier: String = View.nibName,
        for indexPath: IndexPath
    ) -> View {
        let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        return view as? View ?? refused(view, identifier)
    }
}
