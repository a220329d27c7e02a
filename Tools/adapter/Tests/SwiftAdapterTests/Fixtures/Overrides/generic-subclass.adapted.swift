// swift-format-ignore-file
import CellSimAdapted; import UIKit

extension UIView {
          func _base_kind() -> String { "view" }
 func kind() -> String { if let o = self as? any _Overrider_Box_kind { return o._override_Box_kind() }; return _base_kind() }; @MainActor static func _adapted0_3cxetp4qw9m2k() -> AdaptedClasses.Members { AdaptedClasses.Members(UIView.self, actions: [ActionMethod(adapted: "kind") { (o: UIView) in _ = o.kind() }]) } }
final class Box<Value>: UIView, _Overrider_Box_kind {
             func _override_Box_kind() -> String { "box of \(Value.self), " + super._base_kind() }
}

let views: [UIView] = [UIView(), Box<Int>()]
precondition(views.map { $0.kind() } == ["view", "box of Int, view"])

@MainActor protocol _Overrider_Box_kind: AnyObject { func _override_Box_kind() -> String }
@used @section(".init_array") private let _register_adapted0_3cxetp4qw9m2k: @convention(c) () -> Void = { AdaptedClasses.register { UIView._adapted0_3cxetp4qw9m2k() } }
