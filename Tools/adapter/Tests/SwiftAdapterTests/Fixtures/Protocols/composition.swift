import UIKit

@objc protocol First {
    @objc optional func first()
}
@objc protocol Second {
    func second()
}
typealias Both = First & Second
final class Object: NSObject, First & Second {
    var calls = 0
    func first() { calls += 1 }
    func second() { calls += 10 }
}

let object = Object()
let both: Both = object
both.first?()
both.second()
precondition(object.calls == 11)
