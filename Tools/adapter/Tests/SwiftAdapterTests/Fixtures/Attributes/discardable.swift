import UIKit

final class Card: UIView {
    @discardableResult @objc func show() -> Bool { true }
    @inline(__always) @objc final func hide() {}
}

Card().show()
Card().hide()
