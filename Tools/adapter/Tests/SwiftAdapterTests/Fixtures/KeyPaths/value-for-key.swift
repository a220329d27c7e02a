import UIKit

final class Card: UIView {
    @objc var title = "a"
    @objc var doubled: Int {
        get { tag * 2 }
        set { tag = newValue / 2 }
    }
}

let card = Card()
card.setValue("b", forKey: "title")
card.setValue(8, forKey: #keyPath(Card.doubled))
precondition(card.title == "b" && card.tag == 4)
precondition(card.value(forKey: "doubled") as? Int == 8)
