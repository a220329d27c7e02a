// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
 @MainActor static func _adapted0_w3m8k387ic0d() -> AdaptedClasses.Members { AdaptedClasses.Members(List.self, names: ["tableView:numberOfRowsInSection:", "tableView:cellForRowAt:"]) } }

let list = List()
list.loadViewIfNeeded()
precondition(list.tableView.numberOfRows(inSection: 0) == 2)

@used @section(".init_array") private let _register_adapted0_w3m8k387ic0d: @convention(c) () -> Void = { AdaptedClasses.register { List._adapted0_w3m8k387ic0d() } }
