import Foundation
import UIKit

extension UITableView {
    /// Registers the class's own nib for an identifier. UIKit's method of this name would register the class without its nib.
    public func register<Cell: UITableViewCell & NibOwner>(
        _ cellClass: Cell.Type, forCellReuseIdentifier identifier: String = Cell.nibName
    ) {
        register(cellClass.nib, forCellReuseIdentifier: identifier)
    }

    /// Returns a cell of the class for a row, reused or new. Raises an exception if the identifier isn't registered or its cells have
    /// another class.
    public func dequeueReusableCell<Cell: UITableViewCell & NibOwner>(
        _ cellClass: Cell.Type, withIdentifier identifier: String = Cell.nibName, for indexPath: IndexPath
    ) -> Cell {
        let cell = dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        return cell as? Cell ?? rejected(cell, identifier)
    }

    /// Registers the class's own nib for an identifier of headers and footers.
    public func register<View: UITableViewHeaderFooterView & NibOwner>(
        _ viewClass: View.Type, forHeaderFooterViewReuseIdentifier identifier: String = View.nibName
    ) {
        register(viewClass.nib, forHeaderFooterViewReuseIdentifier: identifier)
    }

    /// Returns a header or footer of the class, reused or new; `nil` if the identifier isn't registered. Raises an exception if its views
    /// have another class.
    public func dequeueReusableHeaderFooterView<View: UITableViewHeaderFooterView & NibOwner>(
        _ viewClass: View.Type, withIdentifier identifier: String = View.nibName
    ) -> View? {
        guard let view = dequeueReusableHeaderFooterView(withIdentifier: identifier) else { return nil }
        return view as? View ?? rejected(view, identifier)
    }
}

extension UIView {
    /// Raises an exception because the registered class isn't the expected one.
    func rejected<Expected: UIView>(_ view: UIView, _ identifier: String) -> Expected {
        let exception = UIKitException(
            name: "NSInternalInconsistencyException",
            reason: "the identifier '\(identifier)' is registered for \(type(of: view)), not for \(Expected.self)")
        return UIKitException.recovered(from: exception, with: ClassFactory.view(of: Expected.self))
    }
}
