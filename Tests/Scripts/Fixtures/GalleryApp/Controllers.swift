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

class ItemCell: UITableViewCell {
    @IBOutlet var titleLabel: UILabel!
}

class TrapController: UIViewController {
    override func viewDidLoad() { fatalError("needs a session") }
}
