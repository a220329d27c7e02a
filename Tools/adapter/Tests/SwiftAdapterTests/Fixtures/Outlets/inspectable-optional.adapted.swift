// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Card: UIView {
                   var border: UIColor? {
        get { layer.borderColor.map { UIColor(cgColor: $0) } }
        set { layer.borderColor = newValue?.cgColor }
    }
 @MainActor static func _adapted0_18v3pb04aeffc() -> AdaptedClasses.Members { AdaptedClasses.Members(Card.self, properties: [KeyValueProperty("border", of: Card.self, { $0.border }, { $0.border = $1 })]) } }

let card = Card()
card.setValue(UIColor.red, forKey: "border")
precondition(card.layer.borderColor != nil)

@used @section(".init_array") private let _register_adapted0_18v3pb04aeffc: @convention(c) () -> Void = { AdaptedClasses.register { Card._adapted0_18v3pb04aeffc() } }
