import UIKit

class Box<Value>: UIView {}
extension Box {
    override func layoutSubviews() {
        super.layoutSubviews()
        tag = 5
    }
}

let box = Box<Int>()
box.setNeedsLayout()
box.layoutIfNeeded()
precondition(box.tag == 5)
