import UIKit

private final class Target: NSObject {
    var calls = 0
    @objc func call() { calls += 1 }
}
enum Space {
    private final class Hidden: NSObject {
        var calls = 0
        @objc func call() { calls += 1 }
    }
    static func calls() -> Int {
        let hidden = Hidden()
        let button = UIButton()
        button.addTarget(hidden, action: #selector(Hidden.call), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        return hidden.calls
    }
}

private let target = Target()
let button = UIButton()
button.addTarget(target, action: #selector(Target.call), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(target.calls == 1)
precondition(Space.calls() == 1)
