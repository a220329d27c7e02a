// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Card: UIView {
                     var title: String {
        get { accessibilityLabel ?? "" }
        set { accessibilityLabel = newValue }
    }
 @MainActor static func _adapted0_37qdi3qy1nejp() -> AdaptedClasses.Members { AdaptedClasses.Members(Card.self, properties: [KeyValueProperty("cardTitle", of: Card.self, { $0.title }, { $0.title = $1 })]) } }

let card = Card()
card.setValue("b", forKey: "cardTitle")
precondition(card.title == "b")

@used @section(".init_array") private let _register_adapted0_37qdi3qy1nejp: @convention(c) () -> Void = { AdaptedClasses.register { Card._adapted0_37qdi3qy1nejp() } }
