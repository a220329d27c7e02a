// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Card: UIView {
          var doubled: Int { tag * 2 }
 @MainActor static func _adapted0_1no3kmpf12zjx() -> AdaptedClasses.Members { AdaptedClasses.Members(Card.self, properties: [KeyValueProperty(readOnly: "doubled", \Card.doubled)]) } }

let card = Card()
card.tag = 4
precondition(card.value(forKey: "doubled") as? Int == 8)

@used @section(".init_array") private let _register_adapted0_1no3kmpf12zjx: @convention(c) () -> Void = { AdaptedClasses.register { Card._adapted0_1no3kmpf12zjx() } }
