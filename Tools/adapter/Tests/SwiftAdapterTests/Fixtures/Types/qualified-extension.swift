import UIKit

extension UIKit.UIView {
    @objc func mark() { tag = 3 }
}

let view = UIView()
let button = UIButton()
button.addTarget(view, action: #selector(UIView.mark), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(view.tag == 3)
