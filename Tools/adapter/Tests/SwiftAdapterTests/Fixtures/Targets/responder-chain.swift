import UIKit

final class Container: UIView {
    var calls = 0
    @objc func pressed(_ sender: Any?) { calls += 1 }
}

let container = Container()
let button = UIButton()
container.addSubview(button)
button.addTarget(nil, action: #selector(Container.pressed), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(container.calls == 1)
