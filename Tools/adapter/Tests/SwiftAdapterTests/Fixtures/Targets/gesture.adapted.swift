// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Card: UIView {
          func tap(_ gesture: UITapGestureRecognizer) {}
 @MainActor static func _adapted0_2yxkn0s5ynjek() -> AdaptedClasses.Members { AdaptedClasses.Members(Card.self, actions: [ActionMethod(adapted: "tap:") { (o: Card, a0: UITapGestureRecognizer) in o.tap(a0) }]) } }

let card = Card()
let gesture = UITapGestureRecognizer(target: card, action: Selector("tap:")       )
card.addGestureRecognizer(gesture)
precondition(card.gestureRecognizers?.count == 1)
precondition(card.responds(to: Selector("tap:")       ))

@used @section(".init_array") private let _register_adapted0_2yxkn0s5ynjek: @convention(c) () -> Void = { AdaptedClasses.register { Card._adapted0_2yxkn0s5ynjek() } }
