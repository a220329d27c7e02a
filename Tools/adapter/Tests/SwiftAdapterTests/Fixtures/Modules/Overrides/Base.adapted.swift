// swift-format-ignore-file
import CellSimAdapted; import UIKit

class Base: UIView { func name() -> String { _moved_Base_name() }; }
extension UIView {
          func _base_kind() -> String { "view" }
 func kind() -> String { if let o = self as? Derived { return o._override_Derived_kind() }; return _base_kind() }; @MainActor static func _adapted1_1td6tx4gsx075() -> AdaptedClasses.Members { AdaptedClasses.Members(UIView.self, actions: [ActionMethod(adapted: "kind") { (o: UIView) in _ = o.kind() }]) } }
extension Base {
          func _moved_Base_name() -> String { "base" }
 @MainActor static func _adapted2_1td6tx4gsx075() -> AdaptedClasses.Members { AdaptedClasses.Members(Base.self, actions: [ActionMethod(adapted: "name") { (o: Base) in _ = o.name() }]) } }

@used @section(".init_array") private let _register_adapted1_1td6tx4gsx075: @convention(c) () -> Void = { AdaptedClasses.register { UIView._adapted1_1td6tx4gsx075() } }
@used @section(".init_array") private let _register_adapted2_1td6tx4gsx075: @convention(c) () -> Void = { AdaptedClasses.register { Base._adapted2_1td6tx4gsx075() } }
