import UIKit

final class List: NSObject, UITableViewDelegate {
    var rows: [Int] = []
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { rows.append(indexPath.row) }
}

let list = List()
let table = UITableView()
table.delegate = list
table.delegate?.tableView?(table, didSelectRowAt: IndexPath(row: 2, section: 0))
table.delegate?.scrollViewDidScroll?(table)
precondition(list.rows == [2])
