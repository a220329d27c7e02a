import UIKit

final class Card: UIView {
    @objc
    // The action of the button.
    func call() { tag = #line }
    @IBOutlet
    weak var label: UILabel?
}

let card = Card()
card.call()
precondition(card.tag == 6)
