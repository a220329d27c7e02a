import UIKit

final class Box<Value>: UIControl {
    var taps = 0
    func listen() { addTarget(self, action: #selector(tap), for: .touchUpInside) }
    @objc private func tap() { taps += 1 }
}

let box = Box<Int>()
box.listen()
box.sendActions(for: .touchUpInside)
precondition(box.taps == 1)
