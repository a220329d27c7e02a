import UIKit

extension UIView {
    func fill(with object: AnyObject) {
        NSLayoutConstraint.activate([
            object.topAnchor.constraint(equalTo: topAnchor),
            object.bottomAnchor.constraint(equalTo: bottomAnchor),
            object.widthAnchor.constraint(equalToConstant: 3),
        ])
    }
}

let (view, inner, guide) = (UIView(), UIView(), UILayoutGuide())
view.addSubview(inner)
view.addLayoutGuide(guide)
view.fill(with: inner)
view.fill(with: guide)
precondition(view.constraints.count == 5)
precondition((guide as AnyObject).heightAnchor.constraint(equalToConstant: 2).constant == 2)
