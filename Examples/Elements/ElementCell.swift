import UIKit

/// The table view cell in `Elements.xib`, which connects its outlets.
@preconcurrency @MainActor final class ElementCell: UITableViewCell {
    weak var numberLabel: UILabel!
    weak var symbolLabel: UILabel!
    weak var nameLabel: UILabel!
    weak var discoveryLabel: UILabel!
    weak var swatch: UIView!
    weak var toggleButton: ToggleButton!

    var element: Element? { didSet { showElement() } }

    override func prepareForReuse() {
        super.prepareForReuse()
        toggleButton.isOn = false
    }

    private func showElement() {
        numberLabel.text = element.map { String($0.number) }
        symbolLabel.text = element?.symbol
        nameLabel.text = element?.name
        discoveryLabel.text = element?.discovery
        swatch.backgroundColor = element?.color
    }
}
