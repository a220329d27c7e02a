// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Screen: UIViewController {
    let table = UITableView()
}
extension Screen: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }
 @MainActor static func _adapted1_3qpfzv48rs2n8() -> AdaptedClasses.Members { AdaptedClasses.Members(Screen.self, names: ["tableView:numberOfRowsInSection:", "tableView:cellForRowAt:", "tableView:heightForRowAt:"]) } }

let screen = Screen()
screen.table.dataSource = screen
screen.table.delegate = screen
screen.table.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
screen.table.layoutIfNeeded()
precondition(screen.table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 30)

@used @section(".init_array") private let _register_adapted1_3qpfzv48rs2n8: @convention(c) () -> Void = { AdaptedClasses.register { Screen._adapted1_3qpfzv48rs2n8() } }
