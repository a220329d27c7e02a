import UIKit

class Base: UIView {
    func grow(_ size: inout CGSize) { size.width += 1 }
}
final class Derived: Base {}
extension Derived {
    override func grow(_ size: inout CGSize) {
        super.grow(&size)
        size.height += 2
    }
}

var size = CGSize.zero
(Derived() as Base).grow(&size)
precondition(size == CGSize(width: 1, height: 2))
