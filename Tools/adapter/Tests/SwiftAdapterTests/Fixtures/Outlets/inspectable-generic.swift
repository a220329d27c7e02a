import UIKit

class Box<Value>: UIView {
    @IBInspectable var width: CGFloat = 0 {
        didSet { layer.borderWidth = width }
    }
}
final class IntBox: Box<Int> {}

let box = IntBox()
box.setValue(CGFloat(4), forKey: "width")
precondition(box.layer.borderWidth == 4)
