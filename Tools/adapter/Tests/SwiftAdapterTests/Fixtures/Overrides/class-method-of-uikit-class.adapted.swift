// swift-format-ignore-file
import CellSimAdapted; import UIKit

extension UIView {
          class func _base_kind() -> String { "view" }
          class var _base_identifier: String { "view" }
 class func kind() -> String { if let o = self as? Card.Type { return o._override_Card_kind() }; return _base_kind() }; class var identifier: String { get { if let o = self as? Card.Type { return o._override_Card_identifier }; return _base_identifier } }; @MainActor static func _adapted0_1198qck6sye72c() -> (AnyClass, [ClassMethod]) { (UIView.self, [ClassMethod("kind") { (o: UIView.Type) -> String in o.kind() }]) } }
final class Card: UIView {
             class func _override_Card_kind() -> String { "card " + super._base_kind() }
             class var _override_Card_identifier: String { "card" }
}

let classes: [UIView.Type] = [UIView.self, Card.self]
precondition(classes.map { $0.kind() } == ["view", "card view"])
precondition(classes.map { $0.identifier } == ["view", "card"])

@used @section(".init_array") private let _register_adapted0_1198qck6sye72c: @convention(c) () -> Void = { AdaptedClassMethods.register { UIView._adapted0_1198qck6sye72c() } }
