import Foundation
import UIKit

/// Registers and dequeues cells, headers and footers with their own nibs.
extension UITableView {
    /// Registers the nib of a class for cells with an identifier. UIKit's method with this name registers the class without its nib.
    public func register<Cell: UITableViewCell & NibOwner>(
        _ cellClass: Cell.Type, forCellReuseIdentifier identifier: String = Cell.nibName
    ) {
        register(cellClass.nib, forCellReuseIdentifier: identifier)
    }

    /// Returns a reused or new cell of a class for a row. Raises an exception if the identifier isn't registered, or its cells
    /// have another class.
    public func dequeueReusableCell<Cell: UITableViewCell & NibOwner>(
        _ cellClass: Cell.Type, withIdentifier identifier: String = Cell.nibName, for indexPath: IndexPath
    ) -> Cell {
        let cell = dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        return cell as? Cell ?? rejected(cell, identifier)
    }

    /// Registers the nib of a class for headers and footers with an identifier.
    public func register<View: UITableViewHeaderFooterView & NibOwner>(
        _ viewClass: View.Type, forHeaderFooterViewReuseIdentifier identifier: String = View.nibName
    ) {
        register(viewClass.nib, forHeaderFooterViewReuseIdentifier: identifier)
    }

    /// Returns a reused or new header or footer of a class; `nil` if the identifier isn't registered. Raises an exception if its
    /// views have another class.
    public func dequeueReusableHeaderFooterView<View: UITableViewHeaderFooterView & NibOwner>(
        _ viewClass: View.Type, withIdentifier identifier: String = View.nibName
    ) -> View? {
        guard let view = dequeueReusableHeaderFooterView(withIdentifier: identifier) else { return nil }
        return view as? View ?? rejected(view, identifier)
    }
}

/// Raises exceptions for unexpected classes.
extension UIView {
    /// Raises an exception because the views that are registered for an identifier have an unexpected class.
    func rejected<Expected: UIView>(_ view: UIView, _ identifier: String) -> Expected {
        let exception = UIKitException(
            name: "NSInternalInconsistencyException",
            reason: "the identifier '\(identifier)' is registered for \(type(of: view)), not for \(Expected.self)")
        return UIKitException.recovered(from: exception, with: ClassFactory.view(of: Expected.self))
    }
}
