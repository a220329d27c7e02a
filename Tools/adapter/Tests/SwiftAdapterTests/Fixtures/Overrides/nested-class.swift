import UIKit

enum Space {
    final class Card: UIView {}
}
extension Space.Card {
    override func layoutSubviews() { tag = 2 }
}

let card = Space.Card()
card.setNeedsLayout()
card.layoutIfNeeded()
precondition(card.tag == 2)
