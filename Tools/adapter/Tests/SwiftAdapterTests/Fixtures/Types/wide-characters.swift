import UIKit

final class Größe: NSObject {
    var calls = 0
    @objc func ändern() { calls += 1 }
}

let größe = Größe()
let button = UIButton()
button.addTarget(größe, action: #selector(Größe.ändern), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(größe.calls == 1)
