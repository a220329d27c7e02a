import NibPatterns
import UIKit

/// A card with an element, designed in `ElementView.xib`. `ElementViewCell.xib` and `ElementCard.xib` both contain it.
@preconcurrency @MainActor final class ElementView: NibLoadingView {
    weak var discoveryLabel: UILabel!
    weak var nameLabel: UILabel!
    weak var numberLabel: UILabel!
    weak var symbolLabel: UILabel!
    weak var tile: UIView!

    func show(_ element: Element) {
        numberLabel.text = "\(element.number)"
        symbolLabel.text = element.symbol
        nameLabel.text = element.name
        discoveryLabel.text = element.discovery
        tile.backgroundColor = element.uiColor
    }
}
