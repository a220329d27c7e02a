// swift-format-ignore-file
import CellSimAdapted; import UIKit

             
final class Card: UIView {
                   var radius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
                   var border: CGFloat = 0 {
        didSet { layer.borderWidth = border }
    }
                   var plain: CGFloat = 0
 @MainActor static func _adapted0_3f0yo4wjbgo1z() -> AdaptedClasses.Members { AdaptedClasses.Members(Card.self, properties: [KeyValueProperty("radius", of: Card.self, { $0.radius }, { $0.radius = $1 }), KeyValueProperty("border", of: Card.self, { $0.border }, { $0.border = $1 })]) } }

let card = Card()
card.setValue(CGFloat(4), forKey: "radius")
card.setValue(CGFloat(2), forKey: "border")
card.setValue(CGFloat(1), forKey: "plain")
precondition(card.layer.cornerRadius == 4 && card.layer.borderWidth == 2 && card.plain == 1)

@used @section(".init_array") private let _register_adapted0_3f0yo4wjbgo1z: @convention(c) () -> Void = { AdaptedClasses.register { Card._adapted0_3f0yo4wjbgo1z() } }
