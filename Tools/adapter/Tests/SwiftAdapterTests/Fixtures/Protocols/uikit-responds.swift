import UIKit

final class List: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }
}

let list = List()
precondition(list.responds(to: #selector(UITableViewDelegate.tableView(_:heightForRowAt:))))
precondition(!list.responds(to: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))))
