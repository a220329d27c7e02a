import UIKit

@objcMembers final class Form: NSObject {
    var calls = 0
    func call() { calls += 1 }
    @nonobjc func plain() {}
}

let form = Form()
let button = UIButton()
button.addTarget(form, action: #selector(Form.call), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(form.calls == 1)
precondition(form.responds(to: Selector("call")) && !form.responds(to: Selector("plain")))
