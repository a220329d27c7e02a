// swift-format-ignore-file
import CellSimAdapted; import UIKit

extension UIView {
          func _base_kind() -> String { "view" }
          var _base_number: Int { 1 }
 func kind() -> String { if let o = self as? any _Overrider_Card_kind { return o._override_Card_kind() }; return _base_kind() }; var number: Int { get { if let o = self as? any _Overrider_Card_number { return o._override_Card_number }; return _base_number } }; @MainActor static func _adapted0_1nz6gpyxiub92() -> AdaptedClasses.Members { AdaptedClasses.Members(UIView.self, actions: [ActionMethod(adapted: "kind") { (o: UIView) in _ = o.kind() }], properties: [KeyValueProperty(readOnly: "number", \UIView.number)]) } }
private final class Card: UIView, _Overrider_Card_kind, _Overrider_Card_number {
             func _override_Card_kind() -> String { "card " + super._base_kind() }
             var _override_Card_number: Int { super._base_number + 1 }
}

let views: [UIView] = [UIView(), Card()]
precondition(views.map { $0.kind() } == ["view", "card view"])
precondition(views.map(\.number) == [1, 2])

@MainActor protocol _Overrider_Card_kind: AnyObject { func _override_Card_kind() -> String }
@MainActor protocol _Overrider_Card_number: AnyObject { var _override_Card_number: Int { get } }
@used @section(".init_array") private let _register_adapted0_1nz6gpyxiub92: @convention(c) () -> Void = { AdaptedClasses.register { UIView._adapted0_1nz6gpyxiub92() } }
