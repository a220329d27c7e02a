import UIKit

/// The cell of `Elements.xib`.
@preconcurrency @MainActor final class ElementCell: UITableViewCell {
    weak var discoveryLabel: UILabel!
    weak var nameLabel: UILabel!
    weak var numberLabel: UILabel!
    weak var swatch: UIView!
    weak var symbolLabel: UILabel!
    weak var toggleButton: ToggleButton!

    func show(_ element: Element) {
        numberLabel.text = "\(element.number)"
        symbolLabel.text = element.symbol
        nameLabel.text = element.name
        discoveryLabel.text = element.discovery
        swatch.backgroundColor = element.uiColor
    }
}
