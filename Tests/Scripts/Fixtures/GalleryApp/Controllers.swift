import UIKit

class AboutController: UIViewController {
    @IBOutlet var label: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = Bundle.main.bundleIdentifier ?? "About"
    }
}

class HomeController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
        (cell as? ItemCell)?.titleLabel.text = "Row \(indexPath.row)"
        return cell
    }
}

/// A controller whose model is empty: its code traps for rows that the model does not have.
class OrdersController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let orders: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { orders.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Order", for: indexPath)
        (cell as? ItemCell)?.titleLabel.text = orders[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        orders[indexPath.row].isEmpty ? 0 : 60
    }
}

class ItemCell: UITableViewCell {
    @IBOutlet var titleLabel: UILabel!
}

class TrapController: UIViewController {
    override func viewDidLoad() { fatalError("needs a session") }
}
