// swift-format-ignore-file
import CellSimAdapted; import UIKit

protocol CardDelegate: AnyObject {
    func cardWasTapped(_ card: Card)
}
final class Card: UIView {
    weak var delegate: CardDelegate?
              weak var object: AnyObject?
              func tap(_ sender: Any) { delegate?.cardWasTapped(self) }
 @MainActor static func _adapted1_2pywkhe7ju8f() -> AdaptedClasses.Members { AdaptedClasses.Members(Card.self, actions: [ActionMethod(adapted: "tap:") { (o: Card, a0: Any) in o.tap(a0) }]) } }
final class Owner: CardDelegate {
    var taps = 0
    func cardWasTapped(_ card: Card) { taps += 1 }
 @MainActor static func _adapted2_2pywkhe7ju8f() -> AdaptedClasses.Members { AdaptedClasses.Members(Owner.self, names: ["cardWasTapped:"]) } }

let (card, owner) = (Card(), Owner())
card.delegate = owner
let button = UIButton()
button.addTarget(card, action: Selector(("tap:")), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(owner.taps == 1)

@used @section(".init_array") private let _register_adapted1_2pywkhe7ju8f: @convention(c) () -> Void = { AdaptedClasses.register { Card._adapted1_2pywkhe7ju8f() } }
@used @section(".init_array") private let _register_adapted2_2pywkhe7ju8f: @convention(c) () -> Void = { AdaptedClasses.register { Owner._adapted2_2pywkhe7ju8f() } }
