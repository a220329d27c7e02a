import UIKit

final class List: UITableViewController {
    var loads = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(load), for: .valueChanged)
    }
    @objc private func load() { loads += 1 }
}

let list = List()
list.loadViewIfNeeded()
list.refreshControl?.sendActions(for: .valueChanged)
precondition(list.loads == 1)
