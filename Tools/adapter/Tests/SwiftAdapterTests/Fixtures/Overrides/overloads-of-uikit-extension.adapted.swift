// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Card: UIView {
             func _override_Card_convert(_ point: CGPoint, to view: UIView?) -> CGPoint { CGPoint(x: 7, y: 7) }
 @MainActor static func _adapted0_168c6ggeuwiuo() -> AdaptedClasses.Members { AdaptedClasses.Members(Card.self, names: ["convert:to:"]) } }

let card: UIView = Card()
precondition(card.convert(CGPoint.zero, to: nil) == CGPoint(x: 7, y: 7))
precondition(card.convert(CGRect.zero, to: nil) == .zero)

@used @section(".init_array") private let _register_adapted0_168c6ggeuwiuo: @convention(c) () -> Void = { AdaptedClasses.register { Card._adapted0_168c6ggeuwiuo() } }
fileprivate extension UIView { func convert(_ p0: CGPoint, to p1: UIView?) -> CGPoint { if let o = self as? Card { return o._override_Card_convert(p0, to: p1) }; return self.UIKit::convert(p0, to: p1) } }
