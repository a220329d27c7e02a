import UIKit

open class Card: UIView {}
extension Card {
    @objc open func kind() -> String { "card" }
}
extension UIView {
    @objc public func describe(_ text: String = "a") -> String { "view " + text }
}
