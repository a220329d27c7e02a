// swift-format-ignore-file
import CellSimAdapted; import UIKit

extension UIView {
    @discardableResult func hold(_ views: UIView...) -> UIView { hold(views) }
          @discardableResult func _base_hold(_ views: [UIView]) -> UIView {
        views.forEach(addSubview)
        return self
    }
 @discardableResult func hold(_ p0: [UIView]) -> UIView { if let o = self as? Card { return o._override_Card_hold(p0) }; return _base_hold(p0) }; @MainActor static func _adapted0_3k5d1o0g1mid6() -> AdaptedClasses.Members { AdaptedClasses.Members(UIView.self, actions: [ActionMethod(adapted: "hold:") { (o: UIView, a0: [UIView]) in _ = o.hold(a0) }]) } }
final class Card: UIView {
    let content = UIView()
             func _override_Card_hold(_ views: [UIView]) -> UIView { content.hold(views) }
}

let card = Card()
card.hold(UILabel(), UILabel())
precondition(card.subviews.isEmpty && card.content.subviews.count == 2)

@used @section(".init_array") private let _register_adapted0_3k5d1o0g1mid6: @convention(c) () -> Void = { AdaptedClasses.register { UIView._adapted0_3k5d1o0g1mid6() } }
