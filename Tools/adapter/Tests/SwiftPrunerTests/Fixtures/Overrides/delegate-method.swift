import UIKit

final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, canHoverOverRowAt indexPath: IndexPath) -> Bool { true }
    override func viewWillAppear(animated: Bool) {}
}
