import UIKit

private final class Target: NSObject {
    var calls = 0
    @objc func call() { calls += 1 }
}
func first() -> Int {
    let (target, button) = (Target(), UIButton())
    button.addTarget(target, action: #selector(Target.call), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    return target.calls
}
