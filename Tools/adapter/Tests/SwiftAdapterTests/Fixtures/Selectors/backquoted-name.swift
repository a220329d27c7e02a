import UIKit

final class Form: NSObject {
    var calls = 0
    @objc func `default`() { calls += 1 }
}

let form = Form()
let button = UIButton()
button.addTarget(form, action: #selector(Form.`default`), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(form.calls == 1)
