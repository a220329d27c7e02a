import UIKit

/// Registers and dequeues cells by their class name.
extension UITableViewCell {
    /// The name of the class, which is also the name of its nib and its reuse identifier.
    @objc class var cellName: String { String(describing: self) }
}

extension UITableView {
    func register(_ types: UITableViewCell.Type...) {
        for type in types {
            register(UINib(nibName: type.cellName, bundle: .cards), forCellReuseIdentifier: type.cellName)
        }
    }

    func cell<Cell: UITableViewCell>(_ type: Cell.Type, at indexPath: IndexPath) -> Cell {
        guard let cell = dequeueReusableCell(withIdentifier: type.cellName, for: indexPath) as? Cell else {
            fatalError("no cell \(type.cellName)")
        }
        return cell
    }
}
