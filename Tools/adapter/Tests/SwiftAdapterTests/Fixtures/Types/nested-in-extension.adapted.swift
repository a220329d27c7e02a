// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Card: UIView {}
extension Card {
    final class Header: UIControl {
        var taps = 0
              func tap() { taps += 1 }
     @MainActor static func _adapted2_2zou99zr8b7tx() -> AdaptedClasses.Members { AdaptedClasses.Members(Card.Header.self, actions: [ActionMethod(adapted: "tap") { (o: Card.Header) in o.tap() }]) } }
}

let header = Card.Header()
header.addTarget(header, action: Selector("tap")           , for: .touchUpInside)
header.sendActions(for: .touchUpInside)
precondition(header.taps == 1)

@used @section(".init_array") private let _register_adapted2_2zou99zr8b7tx: @convention(c) () -> Void = { AdaptedClasses.register { Card.Header._adapted2_2zou99zr8b7tx() } }
