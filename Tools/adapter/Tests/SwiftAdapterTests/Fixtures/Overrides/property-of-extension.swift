import UIKit

final class Card: UIView {}
extension Card {
    override var intrinsicContentSize: CGSize { CGSize(width: 3, height: 4) }
    override var isHidden: Bool {
        get { tag == 1 }
        set { tag = newValue ? 1 : 0 }
    }
}

let card = Card()
precondition(card.intrinsicContentSize == CGSize(width: 3, height: 4))
card.isHidden = true
precondition(card.isHidden && card.tag == 1)
