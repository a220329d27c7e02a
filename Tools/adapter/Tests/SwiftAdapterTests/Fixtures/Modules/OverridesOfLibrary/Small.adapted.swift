// swift-format-ignore-file
import CellSimAdapted; import UIKit; import Cards

final class Small: Card {
             func _override_Small_kind() -> String { "small " + super.Cards::kind() }
             func _override_Small_describe(_ text: String) -> String { "small " + super.Cards::describe(text) }
}

fileprivate extension Card { func kind() -> String { if let o = self as? Small { return o._override_Small_kind() }; return self.Cards::kind() } }
fileprivate extension UIView { func describe(_ p0: String = "a") -> String { if let o = self as? Small { return o._override_Small_describe(p0) }; return self.Cards::describe(p0) } }
