import UIKit

/// Shows the details of one element, designed in `ElementDetail.xib`.
@preconcurrency @MainActor final class ElementDetailController: UIViewController {
    weak var discoveryLabel: UILabel!
    weak var header: UIView!
    weak var nameLabel: UILabel!
    weak var numberLabel: UILabel!
    weak var symbolLabel: UILabel!

    var element: Element? { didSet { title = element?.name } }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let element else { return }
        numberLabel.text = "\(element.number)"
        symbolLabel.text = element.symbol
        nameLabel.text = element.name
        discoveryLabel.text = element.discovery
        header.backgroundColor = element.uiColor
    }
}
