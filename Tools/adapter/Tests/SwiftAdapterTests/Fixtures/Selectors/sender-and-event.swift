import UIKit

final class Form: NSObject {
    var calls = 0
    @objc func send(_ sender: UIButton, event: UIEvent?) { calls += 1 }
}

let form = Form()
let button = UIButton()
button.addTarget(form, action: #selector(Form.send(_:event:)), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(form.calls == 1)
precondition(NSStringFromSelector(#selector(Form.send(_:event:))) == "send:event:")
