import UIKit

final class Card: UIView {}
extension Card {
    @objc func first() { tag += 1 }
}
extension Card {
    @objc func second() { tag += 10 }
}

let card = Card()
let button = UIButton()
button.addTarget(card, action: #selector(Card.first), for: .touchUpInside)
button.addTarget(card, action: #selector(Card.second), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(card.tag == 11)
