// swift-format-ignore-file
import CellSimAdapted; import UIKit

let view = UIView()
let constraint: Any = view.widthAnchor.constraint(equalToConstant: 3)

precondition((constraint as AnyObject as! NSLayoutConstraint).constant == 3)
precondition((constraint as AnyObject as! any LookedUpConstraint).priority == .required)
