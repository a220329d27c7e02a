import UIKit

class Card: UIView {
    override func layoutSubviews() { super.layoutSubviews() }
    override var intrinsicContentSize: CGSize { .zero }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

precondition(Card().intrinsicContentSize == .zero)
