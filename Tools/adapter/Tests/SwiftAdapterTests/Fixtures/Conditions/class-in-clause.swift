import UIKit

#if canImport(UIKit)
    final class Form: NSObject {
        var calls = 0
        @objc func call() { calls += 1 }
    }
#endif

let form = Form()
let button = UIButton()
button.addTarget(form, action: #selector(Form.call), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(form.calls == 1)
