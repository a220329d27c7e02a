import UIKit

final class Card: UIView {
    final class Header: UIView {
        final class Button: UIControl {
            var taps = 0
            @objc func tap() { taps += 1 }
        }
    }
    @objc func tap() { tag += 1 }
}

let button = Card.Header.Button()
button.addTarget(button, action: #selector(Card.Header.Button.tap), for: .touchUpInside)
let card = Card()
button.addTarget(card, action: #selector(Card.tap), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(button.taps == 1 && card.tag == 1)
