import UIKit

final class Box<Value>: UIView {
    var value: Value?
    var isMade = false
    init() {
        isMade = true
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
}

precondition(Box<Int>().isMade)
