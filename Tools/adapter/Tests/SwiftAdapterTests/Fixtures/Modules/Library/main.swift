import Cards
import UIKit

final class Owner: NSObject, CardDelegate {
    var opened: [Int] = []
    func cardDidOpen(_ number: Int) { opened.append(number) }
}

let (card, owner) = (Card(), Owner())
card.delegate = owner
card.tag = 3
let button = UIButton()
button.addTarget(card, action: #selector(Card.open), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(owner.opened == [3])
