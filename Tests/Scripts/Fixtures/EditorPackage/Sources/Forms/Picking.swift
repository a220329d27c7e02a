import UIKit

@objc protocol Picking {
    @objc optional func picked(_ row: Int)
    func pick()
}

extension UIView {
    @objc func flash() { alpha = 0.5 }
}
