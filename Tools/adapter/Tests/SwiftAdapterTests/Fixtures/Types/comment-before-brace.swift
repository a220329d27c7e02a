// swift-format-ignore-file
import UIKit

final class Form: NSObject {
    var calls = 0
    @objc func call() { calls += 1 } // the action
    // The end.
}
final class Other: NSObject { @objc func call() {} }
final class Empty: NSObject {}

let form = Form()
let button = UIButton()
button.addTarget(form, action: #selector(Form.call), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(form.calls == 1 && Other().responds(to: #selector(Other.call)))
