import UIKit

final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

let list = List()
list.loadViewIfNeeded()
precondition(list.tableView.numberOfRows(inSection: 0) == 2)
