import UIKit

final class Card: UIView {
    @objc var doubled: Int { tag * 2 }
}

let card = Card()
card.tag = 4
precondition(card.value(forKey: "doubled") as? Int == 8)
