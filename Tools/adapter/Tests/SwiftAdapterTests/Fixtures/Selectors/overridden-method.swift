import UIKit

class Base: NSObject {
    var calls: [String] = []
    @objc(doRefresh) func refresh() { calls.append("base") }
}
final class Derived: Base {
    override func refresh() {
        super.refresh()
        calls.append("derived")
    }
}

let derived = Derived()
let button = UIButton()
button.addTarget(derived, action: #selector(Derived.refresh), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(derived.calls == ["base", "derived"])
