// swift-format-ignore-file
import CellSimAdapted; import UIKit

@propertyWrapper struct Clamped {
    var wrappedValue: Int { didSet { wrappedValue = min(wrappedValue, 10) } }
    init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
}
final class Card: UIView {
    @Clamped var level = 3
          func fill() { level = 20 }
 @MainActor static func _adapted1_2pxq0v0iup11b() -> AdaptedClasses.Members { AdaptedClasses.Members(Card.self, actions: [ActionMethod(adapted: "fill") { (o: Card) in o.fill() }]) } }

let card = Card()
card.fill()
precondition(card.level == 10)

@used @section(".init_array") private let _register_adapted1_2pxq0v0iup11b: @convention(c) () -> Void = { AdaptedClasses.register { Card._adapted1_2pxq0v0iup11b() } }
