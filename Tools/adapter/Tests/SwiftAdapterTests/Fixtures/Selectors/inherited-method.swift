import UIKit

class Base: NSObject {
    var calls = 0
    @objc(doRefresh) func refresh() { calls += 1 }
}
final class Derived: Base {
    func listen(_ button: UIButton) { button.addTarget(self, action: #selector(refresh), for: .touchUpInside) }
}

let derived = Derived()
let button = UIButton()
derived.listen(button)
button.sendActions(for: .touchUpInside)
precondition(derived.calls == 1)
