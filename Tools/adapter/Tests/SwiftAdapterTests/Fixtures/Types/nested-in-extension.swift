import UIKit

final class Card: UIView {}
extension Card {
    final class Header: UIControl {
        var taps = 0
        @objc func tap() { taps += 1 }
    }
}

let header = Card.Header()
header.addTarget(header, action: #selector(Card.Header.tap), for: .touchUpInside)
header.sendActions(for: .touchUpInside)
precondition(header.taps == 1)
