import UIKit

class Row: UITableViewCell {
    @IBOutlet var title: UILabel!

    func show(_ text: String) {
        title.text = text
    }
}
