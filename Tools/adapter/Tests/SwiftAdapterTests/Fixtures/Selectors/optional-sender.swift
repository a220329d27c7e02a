import UIKit

final class Form: NSObject {
    var senders: [AnyObject?] = []
    @objc func first(_ sender: UIButton?) { senders.append(sender) }
    @objc func second(_ sender: UIButton!) { senders.append(sender) }
    @objc func third(_ sender: AnyObject?) { senders.append(sender) }
    @objc func fourth(_ sender: Any) { senders.append(sender as AnyObject) }
}

let form = Form()
let button = UIButton()
button.addTarget(form, action: #selector(Form.first), for: .touchUpInside)
button.addTarget(form, action: #selector(Form.second), for: .touchUpInside)
button.addTarget(form, action: #selector(Form.third), for: .touchUpInside)
button.addTarget(form, action: #selector(Form.fourth), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(form.senders.count == 4 && form.senders.allSatisfy { $0 === button })
