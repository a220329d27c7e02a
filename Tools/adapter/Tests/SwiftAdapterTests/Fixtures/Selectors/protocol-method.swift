import UIKit

@objc protocol Refreshing {
    func refresh()
}
final class List: NSObject, Refreshing {
    var calls = 0
    func refresh() { calls += 1 }
}

let list = List()
let button = UIButton()
button.addTarget(list, action: #selector(Refreshing.refresh), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(list.calls == 1)
