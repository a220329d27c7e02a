import UIKit

protocol CardDelegate: AnyObject {
    func cardWasTapped(_ card: Card)
}
final class Card: UIView {
    weak var delegate: CardDelegate?
    @IBOutlet weak var object: AnyObject?
    @IBAction func tap(_ sender: Any) { delegate?.cardWasTapped(self) }
}
final class Owner: CardDelegate {
    var taps = 0
    func cardWasTapped(_ card: Card) { taps += 1 }
}

let (card, owner) = (Card(), Owner())
card.delegate = owner
let button = UIButton()
button.addTarget(card, action: Selector(("tap:")), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(owner.taps == 1)
