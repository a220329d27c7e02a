// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Card: UIView {
    var calls = 0
          func open() { calls += 1 }
 @MainActor static func _adapted0_194z0cdgmkwr7() -> AdaptedClasses.Members { AdaptedClasses.Members(Card.self, actions: [ActionMethod(adapted: "open") { (o: Card) in o.open() }]) } }

let card = Card()
card.perform(Selector("open")    , with: nil, afterDelay: 0.001)
card.performSelector(inBackground: Selector("open")    , with: nil)
RunLoop.current.run(until: Date().addingTimeInterval(0.1))
precondition(card.calls == 2)

@used @section(".init_array") private let _register_adapted0_194z0cdgmkwr7: @convention(c) () -> Void = { AdaptedClasses.register { Card._adapted0_194z0cdgmkwr7() } }
