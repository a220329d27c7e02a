// swift-format-ignore-file
import CellSimAdapted; import UIKit

let view: Any = UIView()
let other: Any = UIView()

precondition((view as AnyObject as! NSObject).isEqual(view))
precondition(!(view as AnyObject as! NSObject).isEqual(other))
