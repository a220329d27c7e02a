// swift-format-ignore-file
import CellSimAdapted; import UIKit

struct Broken: Error {}
extension UIView {
          func _base_check() throws { throw Broken() }
          func _base_load() async -> Int { 1 }
 func check() throws { if let o = self as? Card { return try o._override_Card_check() }; return try _base_check() }; func load() async -> Int { if let o = self as? Card { return await o._override_Card_load() }; return await _base_load() }; }
final class Card: UIView {
             func _override_Card_check() throws {}
             func _override_Card_load() async -> Int { await super._base_load() + 1 }
}

let view: UIView = Card()
try view.check()
let number = await view.load()
precondition(number == 2)
