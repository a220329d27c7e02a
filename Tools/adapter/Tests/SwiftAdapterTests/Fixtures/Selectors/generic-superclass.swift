import UIKit

class Box<Value>: UIControl {
    var taps = 0
    @objc func tap() { taps += 1 }
}
final class IntBox: Box<Int> {
    @objc func press() { taps += 10 }
}

let box = IntBox()
box.addTarget(box, action: #selector(IntBox.press), for: .touchUpInside)
box.addTarget(box, action: #selector(IntBox.tap), for: .touchUpInside)
box.sendActions(for: .touchUpInside)
precondition(box.taps == 11)
