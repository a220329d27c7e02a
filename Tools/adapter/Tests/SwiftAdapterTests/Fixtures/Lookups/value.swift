import UIKit

let info: [String: Any] = ["frame": NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))]
let frame = (info["frame"] as AnyObject).cgRectValue
let other = (info["none"] as AnyObject?)?.cgRectValue
let third = (info["frame"] as AnyObject).cgRectValue ?? .zero

precondition(frame == CGRect(x: 1, y: 2, width: 3, height: 4) && third.width == 3)
