import UIKit

final class Form: NSObject {
    var calls = 0
    @objc func call() { calls += 1 }
}

let form = Form()
let button = UIButton()
button.addTarget(form, action: Selector(("call")), for: .touchUpInside)
button.addTarget(form, action: NSSelectorFromString("call"), for: .touchDown)
button.sendActions(for: .touchUpInside)
button.sendActions(for: .touchDown)
precondition(form.calls == 2)
