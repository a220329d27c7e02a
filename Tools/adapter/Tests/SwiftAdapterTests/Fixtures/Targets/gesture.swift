import UIKit

final class Card: UIView {
    @objc func tap(_ gesture: UITapGestureRecognizer) {}
}

let card = Card()
let gesture = UITapGestureRecognizer(target: card, action: #selector(Card.tap(_:)))
card.addGestureRecognizer(gesture)
precondition(card.gestureRecognizers?.count == 1)
precondition(card.responds(to: #selector(Card.tap(_:))))
