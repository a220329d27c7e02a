import UIKit

final class Form: NSObject {
    var sender: UIButton?
    @objc func send(_ sender: UIButton) { self.sender = sender }
}

let form = Form()
let button = UIButton()
button.addTarget(form, action: #selector(Form.send(_:)), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(form.sender === button)
