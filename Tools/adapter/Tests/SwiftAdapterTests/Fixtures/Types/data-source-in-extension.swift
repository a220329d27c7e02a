import UIKit

final class Screen: UIViewController {
    let table = UITableView()
}
extension Screen: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 30 }
}

let screen = Screen()
screen.table.dataSource = screen
screen.table.delegate = screen
screen.table.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
screen.table.layoutIfNeeded()
precondition(screen.table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 30)
