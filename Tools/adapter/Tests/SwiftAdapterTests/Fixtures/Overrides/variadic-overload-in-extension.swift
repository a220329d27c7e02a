import UIKit

public extension UIView {
    @discardableResult func hold(_ views: UIView...) -> UIView { hold(views) }
    @objc @discardableResult func hold(_ views: [UIView]) -> UIView {
        views.forEach(addSubview)
        return self
    }
}
public extension UITableViewCell {
    @discardableResult override func hold(_ views: [UIView]) -> UIView { contentView.hold(views) }
}

let (cell, view) = (UITableViewCell(), UIView())
cell.hold(view)
precondition(view.superview === cell.contentView)
