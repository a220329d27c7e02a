// swift-format-ignore-file
import CellSimAdapted; import UIKit

class Panel: UIControl {
    var taps = 0
}
typealias Card = Panel
extension Card {
          func tap() { taps += 1 }
 @MainActor static func _adapted1_32m3giq75z5d4() -> AdaptedClasses.Members { AdaptedClasses.Members(Panel.self, actions: [ActionMethod(adapted: "tap") { (o: Panel) in o.tap() }]) } }

let card = Card()
card.addTarget(card, action: Selector("tap")    , for: .touchUpInside)
card.sendActions(for: .touchUpInside)
precondition(card.taps == 1)

@used @section(".init_array") private let _register_adapted1_32m3giq75z5d4: @convention(c) () -> Void = { AdaptedClasses.register { Panel._adapted1_32m3giq75z5d4() } }
