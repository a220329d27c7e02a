import UIKit

/// Shows an `ElementView` on a separate screen.
@preconcurrency @MainActor final class ElementCardController: UIViewController {
    weak var elementView: ElementView!
    weak var moreLabel: UILabel!

    var element: Element? { didSet { title = element?.symbol } }

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let element else { return }
        elementView.show(element)
        moreLabel.text = "\(element.name) has \(element.number) protons in its nucleus."
    }
}
