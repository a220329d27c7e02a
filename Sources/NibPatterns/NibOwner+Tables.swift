import Foundation
import UIKit

extension UITableView {
    /// Makes the class's own nib the template of an identifier; where UIKit's method of this name would make the class
    /// itself the template, without its nib.
    public func register<Cell: UITableViewCell & NibOwner>(
        _ cellClass: Cell.Type, forCellReuseIdentifier identifier: String = Cell.nibName
    ) {
        register(cellClass.nib, forCellReuseIdentifier: identifier)
    }

    /// A cell of the class for a row, from the pool or new. Raises when the identifier is not registered or its cells
    /// are of another class.
    public func dequeueReusableCell<Cell: UITableViewCell & NibOwner>(
        _ cellClass: Cell.Type, withIdentifier identifier: String = Cell.nibName, for indexPath: IndexPath
    ) -> Cell {
        let cell = dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        return cell as? Cell ?? refused(cell, identifier)
    }

    /// Makes the class's own nib the template of an identifier of headers and footers.
    public func register<View: UITableViewHeaderFooterView & NibOwner>(
        _ viewClass: View.Type, forHeaderFooterViewReuseIdentifier identifier: String = View.nibName
    ) {
        register(viewClass.nib, forHeaderFooterViewReuseIdentifier: identifier)
    }

    /// A header or footer of the class, from the pool or new; `nil` when the identifier is not registered. Raises when
    /// its views are of another class.
    public func dequeueReusableHeaderFooterView<View: UITableViewHeaderFooterView & NibOwner>(
        _ viewClass: View.Type, withIdentifier identifier: String = View.nibName
    ) -> View? {
        guard let view = dequeueReusableHeaderFooterView(withIdentifier: identifier) else { return nil }
        return view as? View ?? refused(view, identifier)
    }
}

extension UIView {
    /// Raises because a registry holds another class than the caller takes it to.
    func refused<Expected: UIView>(_ view: UIView, _ identifier: String) -> Expected {
        let exception = UIKitException(
            name: "NSInternalInconsistencyException",
            reason: "the identifier '\(identifier)' is registered for \(type(of: view)), not for \(Expected.self)")
        return UIKitException.recovered(from: exception, with: MadeView.standIn(for: Expected.self))
    }
}
