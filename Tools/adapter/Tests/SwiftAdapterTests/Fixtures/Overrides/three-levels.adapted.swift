// swift-format-ignore-file
import CellSimAdapted; import UIKit

extension UIView {
          func _base_kind() -> String { "view" }
 func kind() -> String { if let o = self as? Small { return o._override_Small_kind() }; if let o = self as? Card { return o._override_Card_kind() }; return _base_kind() }; @MainActor static func _adapted0_cul09yj1llx2() -> AdaptedClasses.Members { AdaptedClasses.Members(UIView.self, actions: [ActionMethod(adapted: "kind") { (o: UIView) in _ = o.kind() }]) } }
class Card: UIView {
             func _override_Card_kind() -> String { "card " + super._base_kind() }
}
final class Small: Card {
             func _override_Small_kind() -> String { "small " + super._override_Card_kind() }
}

let views: [UIView] = [UIView(), Card(), Small()]
precondition(views.map { $0.kind() } == ["view", "card view", "small card view"])

@used @section(".init_array") private let _register_adapted0_cul09yj1llx2: @convention(c) () -> Void = { AdaptedClasses.register { UIView._adapted0_cul09yj1llx2() } }
