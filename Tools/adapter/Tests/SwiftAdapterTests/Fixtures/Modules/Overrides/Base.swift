import UIKit

class Base: UIView {}
extension UIView {
    @objc func kind() -> String { "view" }
}
extension Base {
    @objc func name() -> String { "base" }
}
