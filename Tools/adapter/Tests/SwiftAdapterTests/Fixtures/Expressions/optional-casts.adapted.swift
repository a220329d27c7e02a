// swift-format-ignore-file
import CellSimAdapted; // swift-format-ignore-file
import UIKit

let anything: Any = 3
let view: UIView = UILabel()

precondition(anything as? Int == 3 && anything is Int)
precondition((view as? UILabel) != nil && (view as! UILabel).text == nil)
