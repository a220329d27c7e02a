// swift-format-ignore-file
import CellSimAdapted; import UIKit

public extension UIView {
    @discardableResult func hold(_ views: UIView...) -> UIView { hold(views) }
          @discardableResult func _base_hold(_ views: [UIView]) -> UIView {
        views.forEach(addSubview)
        return self
    }
 @discardableResult public func hold(_ p0: [UIView]) -> UIView { if let o = self as? UITableViewCell { return o._override_UITableViewCell_hold(p0) }; return _base_hold(p0) }; @MainActor static func _adapted0_w1krgdqlyd04() -> AdaptedClasses.Members { AdaptedClasses.Members(UIView.self, actions: [ActionMethod(adapted: "hold:") { (o: UIView, a0: [UIView]) in _ = o.hold(a0) }]) } }
public extension UITableViewCell {
    @discardableResult          func _override_UITableViewCell_hold(_ views: [UIView]) -> UIView { contentView.hold(views) }
}

let (cell, view) = (UITableViewCell(), UIView())
cell.hold(view)
precondition(view.superview === cell.contentView)

@used @section(".init_array") private let _register_adapted0_w1krgdqlyd04: @convention(c) () -> Void = { AdaptedClasses.register { UIView._adapted0_w1krgdqlyd04() } }
