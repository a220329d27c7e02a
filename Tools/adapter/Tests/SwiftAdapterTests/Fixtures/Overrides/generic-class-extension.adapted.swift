// swift-format-ignore-file
import CellSimAdapted; import UIKit

class Box<Value>: UIView { override func layoutSubviews() { _moved_Box_layoutSubviews() }; }
extension Box {
             func _moved_Box_layoutSubviews() {
        super.layoutSubviews()
        tag = 5
    }
}

let box = Box<Int>()
box.setNeedsLayout()
box.layoutIfNeeded()
precondition(box.tag == 5)
