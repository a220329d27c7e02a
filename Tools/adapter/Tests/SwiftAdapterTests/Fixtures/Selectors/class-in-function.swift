import UIKit

func run() -> Int {
    final class Target: NSObject {
        var calls = 0
        @objc func call() { calls += 1 }
    }
    let target = Target()
    let button = UIButton()
    button.addTarget(target, action: #selector(Target.call), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    return target.calls
}

precondition(run() == 1)
