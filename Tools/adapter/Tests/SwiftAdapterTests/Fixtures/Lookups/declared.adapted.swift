// swift-format-ignore-file
import CellSimAdapted; import UIKit

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
        var result = [(sender as! UIView).tag, (self.object as? UIView)?.tag ?? 0, (objects[0] as! UIView).tag]
        for object in objects { result.append((object as! UIView).tag) }
        if let object, (object as! NSObject).isKind(of: UIView.self) { result.append((object as! UIView).tag) }
        if let tag = (sender as? UIView)?.tag { result.append(tag) }
        objects.forEach { result.append(($0 as! UIView).tag) }
        return result + objects.map { view in (view as! UIView).tag }
    }

    func other(_ sender: UIView) -> Int { sender.tag }
}

let view = UIView()
view.tag = 4
let constraint = view.widthAnchor.constraint(equalToConstant: 3)
constraint.priority = UILayoutPriority(750)
constraint.isActive = true

let number: Float = 750
precondition((view.shownConstraints.first as? any LookedUpConstraint)?.priority == number)
precondition((view.shownConstraints.first as? any LookedUpConstraint)?.priority == UILayoutPriority(750))
precondition((view.shownConstraints[0] as! NSLayoutConstraint).constant == 3)
precondition((view.firstConstraint() as? NSLayoutConstraint)?.constant == 3)
precondition(Owner().tags(view) == [4, 4, 4, 4, 4, 4, 4, 4] && Owner().other(view) == 4)
