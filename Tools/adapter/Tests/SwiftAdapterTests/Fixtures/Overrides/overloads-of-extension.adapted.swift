// swift-format-ignore-file
import CellSimAdapted; import UIKit

extension UIView {
          func _base_add(_ view: UIView) -> String { "view" }
                      func _base_add(_ number: Int) -> String { "number" }
 func add(_ p0: UIView) -> String { if let o = self as? Card { return o._override_Card_add(p0) }; return _base_add(p0) }; func add(_ p0: Int) -> String { return _base_add(p0) }; @MainActor static func _adapted0_1g2hqaml03ds9() -> AdaptedClasses.Members { AdaptedClasses.Members(UIView.self, actions: [ActionMethod(adapted: "add:") { (o: UIView, a0: UIView) in _ = o.add(a0) }, ActionMethod(adapted: "addNumber:") { (o: UIView, a0: Int) in _ = o.add(a0) }]) } }
final class Card: UIView {
             func _override_Card_add(_ view: UIView) -> String { "card " + super._base_add(view) }
}

let view: UIView = Card()
precondition(view.add(UIView()) == "card view")
precondition(view.add(3) == "number")

@used @section(".init_array") private let _register_adapted0_1g2hqaml03ds9: @convention(c) () -> Void = { AdaptedClasses.register { UIView._adapted0_1g2hqaml03ds9() } }
