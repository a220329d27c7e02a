import UIKit

typealias Action = (UIButton) -> Void
final class Form: NSObject {
    var tags: [Int] = []
    @objc func first(_ sender: UIControl & NSObjectProtocol) { tags.append(sender.tag) }
    @objc func second(_ sender: UIKit.UIButton) { tags.append(-sender.tag) }
}

let form = Form()
let button = UIButton()
button.tag = 3
button.addTarget(form, action: #selector(Form.second), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(form.tags == [-3])
