import UIKit

extension UIView {
    var shownConstraints: [AnyObject] { constraints.filter(\.isActive) }
    func firstConstraint() -> AnyObject? { constraints.first }
}

final class Owner {
    var object: AnyObject?
    var objects: [AnyObject] = []

    func tags(_ sender: AnyObject) -> [Int] {
        object = sender
        objects = [sender]
        var result = [sender.tag, self.object?.tag ?? 0, objects[0].tag]
        for object in objects { result.append(object.tag) }
        if let object, object.isKind(of: UIView.self) { result.append(object.tag) }
        if let tag = sender.tag { result.append(tag) }
        objects.forEach { result.append($0.tag) }
        return result + objects.map { view in view.tag }
    }

    func other(_ sender: UIView) -> Int { sender.tag }
}

let view = UIView()
view.tag = 4
let constraint = view.widthAnchor.constraint(equalToConstant: 3)
constraint.priority = UILayoutPriority(750)
constraint.isActive = true

let number: Float = 750
precondition(view.shownConstraints.first?.priority == number)
precondition(view.shownConstraints.first?.priority == UILayoutPriority(750))
precondition(view.shownConstraints[0].constant == 3)
precondition(view.firstConstraint()?.constant == 3)
precondition(Owner().tags(view) == [4, 4, 4, 4, 4, 4, 4, 4] && Owner().other(view) == 4)
