import UIKit

let form = Form()
let button = UIButton()
button.addTarget(form, action: #selector(Form.send), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(form.calls == 1)
