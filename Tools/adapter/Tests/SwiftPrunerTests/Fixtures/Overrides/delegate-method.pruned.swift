// swift-format-ignore-file
import UIKit

final class Rows: UITableViewController {
             func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { true }
             func tableView(_ tableView: UITableView, canHoverOverRowAt indexPath: IndexPath) -> Bool { true }
    override func viewWillAppear(animated: Bool) {}
}
