// swift-format-ignore-file
import CellSimAdapted; import UIKit

extension UIView {
    func fill(with object: AnyObject) {
        NSLayoutConstraint.activate([
            (object as! any LookedUpLayoutItem).topAnchor.constraint(equalTo: topAnchor),
            (object as! any LookedUpLayoutItem).bottomAnchor.constraint(equalTo: bottomAnchor),
            (object as! any LookedUpLayoutItem).widthAnchor.constraint(equalToConstant: 3),
        ])
    }
}

let (view, inner, guide) = (UIView(), UIView(), UILayoutGuide())
view.addSubview(inner)
view.addLayoutGuide(guide)
view.fill(with: inner)
view.fill(with: guide)
precondition(view.constraints.count == 5)
precondition((guide as AnyObject as! any LookedUpLayoutItem).heightAnchor.constraint(equalToConstant: 2).constant == 2)
