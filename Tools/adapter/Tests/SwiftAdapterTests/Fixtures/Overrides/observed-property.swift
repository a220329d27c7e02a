import UIKit

class Base: UIView {
    var title = "a"
}
final class Derived: Base {
    var log: [String] = []
}
extension Derived {
    override var title: String {
        willSet { log.append("will " + newValue) }
        didSet { log.append("did " + oldValue) }
    }
}

let object = Derived()
object.title = "b"
precondition(object.log == ["will b", "did a"])
