import UIKit

extension UITableViewCell {
    /// The name of the class, of its nib and of its reuse identifier.
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
