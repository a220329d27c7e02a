import UIKit

extension UIView {
    @discardableResult func hold(_ views: UIView...) -> UIView { hold(views) }
    @objc @discardableResult func hold(_ views: [UIView]) -> UIView {
        views.forEach(addSubview)
        return self
    }
}
final class Card: UIView {
    let content = UIView()
    override func hold(_ views: [UIView]) -> UIView { content.hold(views) }
}

let card = Card()
card.hold(UILabel(), UILabel())
precondition(card.subviews.isEmpty && card.content.subviews.count == 2)
