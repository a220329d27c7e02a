// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Card: UIView {
    final class Header: UIView {
        final class Button: UIControl {
            var taps = 0
                  func tap() { taps += 1 }
         @MainActor static func _adapted2_1of7a585tdo54() -> AdaptedClasses.Members { AdaptedClasses.Members(Card.Header.Button.self, actions: [ActionMethod(adapted: "tap") { (o: Card.Header.Button) in o.tap() }]) } }
    }
          func tap() { tag += 1 }
 @MainActor static func _adapted0_1of7a585tdo54() -> AdaptedClasses.Members { AdaptedClasses.Members(Card.self, actions: [ActionMethod(adapted: "tap") { (o: Card) in o.tap() }]) } }

let button = Card.Header.Button()
button.addTarget(button, action: Selector("tap")                  , for: .touchUpInside)
let card = Card()
button.addTarget(card, action: Selector("tap")    , for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(button.taps == 1 && card.tag == 1)

@used @section(".init_array") private let _register_adapted2_1of7a585tdo54: @convention(c) () -> Void = { AdaptedClasses.register { Card.Header.Button._adapted2_1of7a585tdo54() } }
@used @section(".init_array") private let _register_adapted0_1of7a585tdo54: @convention(c) () -> Void = { AdaptedClasses.register { Card._adapted0_1of7a585tdo54() } }
