import NibPatterns
import UIKit

/// The cell in `ElementRow.xib`, which any number of tables share.
@preconcurrency @MainActor final class ElementRow: UITableViewCell, NibOwner {
    weak var bar: UIView!
    weak var nameLabel: UILabel!
    weak var numberLabel: UILabel!
    weak var symbolLabel: UILabel!

    func show(_ element: Element) {
        bar.backgroundColor = element.uiColor
        nameLabel.text = element.name
        numberLabel.text = "\(element.number)"
        symbolLabel.text = element.symbol
    }
}
