// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Card: UIView {
          var title = "a"
          var doubled: Int {
        get { tag * 2 }
        set { tag = newValue / 2 }
    }
 @MainActor static func _adapted0_2cm7lodm628vv() -> AdaptedClasses.Members { AdaptedClasses.Members(Card.self, properties: [KeyValueProperty("doubled", of: Card.self, { $0.doubled }, { $0.doubled = $1 })]) } }

let card = Card()
card.setValue("b", forKey: "title")
card.setValue(8, forKey: "doubled"             )
precondition(card.title == "b" && card.tag == 4)
precondition(card.value(forKey: "doubled") as? Int == 8)

@used @section(".init_array") private let _register_adapted0_2cm7lodm628vv: @convention(c) () -> Void = { AdaptedClasses.register { Card._adapted0_2cm7lodm628vv() } }
