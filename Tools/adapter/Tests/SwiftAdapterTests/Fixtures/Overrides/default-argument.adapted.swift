// swift-format-ignore-file
import CellSimAdapted; import UIKit

extension UIView {
          func _base_fill(_ color: UIColor = .red, animated: Bool = false) -> String { animated ? "slow" : "view" }
 func fill(_ p0: UIColor = .red, animated p1: Bool = false) -> String { if let o = self as? Card { return o._override_Card_fill(p0, animated: p1) }; return _base_fill(p0, animated: p1) }; @MainActor static func _adapted0_195g25yx0e0oh() -> AdaptedClasses.Members { AdaptedClasses.Members(UIView.self, actions: [ActionMethod(adapted: "fill:animated:") { (o: UIView, a0: UIColor, a1: Bool) in _ = o.fill(a0, animated: a1) }]) } }
final class Card: UIView {
             func _override_Card_fill(_ color: UIColor, animated: Bool) -> String { "card " + super._base_fill(color, animated: animated) }
}

let views: [UIView] = [UIView(), Card()]
precondition(views.map { $0.fill() } == ["view", "card view"])

@used @section(".init_array") private let _register_adapted0_195g25yx0e0oh: @convention(c) () -> Void = { AdaptedClasses.register { UIView._adapted0_195g25yx0e0oh() } }
