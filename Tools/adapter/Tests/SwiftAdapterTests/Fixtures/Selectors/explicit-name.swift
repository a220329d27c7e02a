import UIKit

final class Form: NSObject {
    var calls = 0
    @objc(pressedButton:) func press(_ sender: UIButton) { calls += 1 }
}

let form = Form()
let button = UIButton()
button.addTarget(form, action: #selector(Form.press), for: .touchUpInside)
button.addTarget(form, action: Selector("pressedButton:"), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(NSStringFromSelector(#selector(Form.press(_:))) == "pressedButton:")
precondition(form.calls == 1)
