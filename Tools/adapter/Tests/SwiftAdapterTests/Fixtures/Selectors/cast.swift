import UIKit

final class Form: NSObject {
    var calls = 0
    @objc func press(_ sender: UIButton) { calls += 1 }
    func listen(_ button: UIButton) {
        button.addTarget(self, action: #selector(press as (UIButton) -> Void), for: .touchUpInside)
        button.addTarget(self, action: #selector((press(_:)) as (UIButton) -> Void), for: .touchDown)
    }
}

let form = Form()
let button = UIButton()
form.listen(button)
button.sendActions(for: .touchUpInside)
button.sendActions(for: .touchDown)
precondition(form.calls == 2)
