// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Card: UIView {}
extension Card {
          func first() { tag += 1 }
 @MainActor static func _adapted1_21fqgzw3onsv7() -> AdaptedClasses.Members { AdaptedClasses.Members(Card.self, actions: [ActionMethod(adapted: "first") { (o: Card) in o.first() }]) } }
extension Card {
          func second() { tag += 10 }
 @MainActor static func _adapted2_21fqgzw3onsv7() -> AdaptedClasses.Members { AdaptedClasses.Members(Card.self, actions: [ActionMethod(adapted: "second") { (o: Card) in o.second() }]) } }

let card = Card()
let button = UIButton()
button.addTarget(card, action: Selector("first")    , for: .touchUpInside)
button.addTarget(card, action: Selector("second")    , for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(card.tag == 11)

@used @section(".init_array") private let _register_adapted1_21fqgzw3onsv7: @convention(c) () -> Void = { AdaptedClasses.register { Card._adapted1_21fqgzw3onsv7() } }
@used @section(".init_array") private let _register_adapted2_21fqgzw3onsv7: @convention(c) () -> Void = { AdaptedClasses.register { Card._adapted2_21fqgzw3onsv7() } }
