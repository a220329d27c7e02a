// swift-format-ignore-file
import CellSimAdapted; import UIKit

extension UIView {
    @MainActor       func _base_kind() -> String { "view" }
 @MainActor func kind() -> String { if let o = self as? Card { return o._override_Card_kind() }; return _base_kind() }; @MainActor static func _adapted0_2on2dn2yinzk3() -> AdaptedClasses.Members { AdaptedClasses.Members(UIView.self, actions: [ActionMethod(adapted: "kind") { (o: UIView) in _ = o.kind() }]) } }
@MainActor final class Card: UIView {
             func _override_Card_kind() -> String { "card" }
}

MainActor.assumeIsolated {
    let view: UIView = Card()
    precondition(view.kind() == "card")
}

@used @section(".init_array") private let _register_adapted0_2on2dn2yinzk3: @convention(c) () -> Void = { AdaptedClasses.register { UIView._adapted0_2on2dn2yinzk3() } }
