import UIKit

final class Form: NSObject {
    var calls = 0
    @objc func call() { calls += 1 }
}

let form = Form()
let button = UIButton()
button.addTarget(form, action: #selector(Form.call), for: .touchUpInside)
precondition(button.actions(forTarget: form, forControlEvent: .touchUpInside) == ["call"])
button.removeTarget(form, action: #selector(Form.call), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(form.calls == 0)
