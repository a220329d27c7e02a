// swift-format-ignore-file
import CellSimAdapted; import UIKit

let info: [String: Any] = ["frame": NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))]
let frame = (info["frame"] as AnyObject as! NSValue).cgRectValue
let other = (info["none"] as AnyObject? as? NSValue)?.cgRectValue
let third = (info["frame"] as AnyObject as? NSValue)?.cgRectValue ?? .zero

precondition(frame == CGRect(x: 1, y: 2, width: 3, height: 4) && third.width == 3)
