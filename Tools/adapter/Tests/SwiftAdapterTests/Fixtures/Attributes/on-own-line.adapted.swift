// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Card: UIView {
         
    // The action of the button.
    func call() { tag = #line }
             
    weak var label: UILabel?
 @MainActor static func _adapted0_3c9v7zti2oja7() -> AdaptedClasses.Members { AdaptedClasses.Members(Card.self, actions: [ActionMethod(adapted: "call") { (o: Card) in o.call() }]) } }

let card = Card()
card.call()
precondition(card.tag == 6)

@used @section(".init_array") private let _register_adapted0_3c9v7zti2oja7: @convention(c) () -> Void = { AdaptedClasses.register { Card._adapted0_3c9v7zti2oja7() } }
