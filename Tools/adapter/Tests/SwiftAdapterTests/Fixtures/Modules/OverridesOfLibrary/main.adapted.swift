// swift-format-ignore-file
import CellSimAdapted; import UIKit; import Cards

let cards: [Card] = [Card(), Small()]
precondition(cards.map { $0.kind() } == ["card", "small card"])
precondition(cards.map { $0.describe() } == ["view a", "small view a"])

fileprivate extension Card { func kind() -> String { if let o = self as? Small { return o._override_Small_kind() }; return self.Cards::kind() } }
fileprivate extension UIView { func describe(_ p0: String = "a") -> String { if let o = self as? Small { return o._override_Small_describe(p0) }; return self.Cards::describe(p0) } }
