// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class List: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }
 @MainActor static func _adapted0_1m07xcgc0uijd() -> AdaptedClasses.Members { AdaptedClasses.Members(List.self, names: ["tableView:heightForRowAt:"]) } }

let list = List()
precondition(list.responds(to: Selector("tableView:heightForRowAt:")                      ))
precondition(!list.responds(to: Selector("tableView:didSelectRowAt:")                      ))

@used @section(".init_array") private let _register_adapted0_1m07xcgc0uijd: @convention(c) () -> Void = { AdaptedClasses.register { List._adapted0_1m07xcgc0uijd() } }
