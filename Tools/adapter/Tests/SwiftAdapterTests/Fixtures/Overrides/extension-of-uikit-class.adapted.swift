// swift-format-ignore-file
import CellSimAdapted; import UIKit

extension UIView {
          func _base_kind() -> String { "view" }
 func kind() -> String { if let o = self as? Card { return o._override_Card_kind() }; return _base_kind() }; @MainActor static func _adapted0_3t4phxsf0w0ad() -> AdaptedClasses.Members { AdaptedClasses.Members(UIView.self, actions: [ActionMethod(adapted: "kind") { (o: UIView) in _ = o.kind() }]) } }
final class Card: UIView {
             func _override_Card_kind() -> String { "card " + super._base_kind() }
}

let views: [UIView] = [UIView(), Card()]
precondition(views.map { $0.kind() } == ["view", "card view"])

@used @section(".init_array") private let _register_adapted0_3t4phxsf0w0ad: @convention(c) () -> Void = { AdaptedClasses.register { UIView._adapted0_3t4phxsf0w0ad() } }
