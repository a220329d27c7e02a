import UIKit

let view: Any = UIView()
let other: Any = UIView()

precondition((view as AnyObject).isEqual(view))
precondition(!(view as AnyObject).isEqual(other))
