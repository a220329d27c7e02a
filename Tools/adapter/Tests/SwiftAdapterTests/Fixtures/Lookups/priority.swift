import UIKit

let view = UIView()
let constraint: Any = view.widthAnchor.constraint(equalToConstant: 3)

precondition((constraint as AnyObject).constant == 3)
precondition((constraint as AnyObject).priority == .required)
