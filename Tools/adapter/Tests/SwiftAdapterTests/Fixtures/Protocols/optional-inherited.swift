import UIKit

@objc protocol Picking {
    @objc optional func picked(_ row: Int)
}
@objc protocol Sorting: Picking {
    @objc optional func sorted()
}
class Base: NSObject, Sorting {
    var calls: [String] = []
    func picked(_ row: Int) { calls.append("picked") }
}
final class Derived: Base {
    override func picked(_ row: Int) {
        super.picked(row)
        calls.append("derived")
    }
    func sorted() { calls.append("sorted") }
}

let derived = Derived()
let delegate: Sorting = derived
delegate.picked?(1)
delegate.sorted?()
precondition(derived.calls == ["picked", "derived", "sorted"])
