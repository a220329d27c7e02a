// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Card: UIView {
    var calls: [String] = []
          func open() { calls.append("open") }
          func rename(_ name: String) { calls.append(name) }
 @MainActor static func _adapted0_1ts8rh2l2845m() -> AdaptedClasses.Members { AdaptedClasses.Members(Card.self, actions: [ActionMethod(adapted: "open") { (o: Card) in o.open() }, ActionMethod(adapted: "rename:") { (o: Card, a0: String) in o.rename(a0) }]) } }

let card = Card()
card.perform(Selector("open")    )
card.perform(Selector("rename:")   , with: "new")
precondition(card.calls == ["open", "new"])

@used @section(".init_array") private let _register_adapted0_1ts8rh2l2845m: @convention(c) () -> Void = { AdaptedClasses.register { Card._adapted0_1ts8rh2l2845m() } }
