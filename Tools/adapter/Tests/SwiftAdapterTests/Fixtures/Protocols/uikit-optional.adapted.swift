// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class List: NSObject, UITableViewDelegate {
    var rows: [Int] = []
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { rows.append(indexPath.row) }
 @MainActor static func _adapted0_22xmujfdgwhub() -> AdaptedClasses.Members { AdaptedClasses.Members(List.self, names: ["tableView:didSelectRowAt:"]) } }

let list = List()
let table = UITableView()
table.delegate = list
table.delegate?.tableView (table, didSelectRowAt: IndexPath(row: 2, section: 0))
table.delegate?.scrollViewDidScroll (table)
precondition(list.rows == [2])

@used @section(".init_array") private let _register_adapted0_22xmujfdgwhub: @convention(c) () -> Void = { AdaptedClasses.register { List._adapted0_22xmujfdgwhub() } }
