// swift-format-ignore-file
import UIKit

let info: [String: Any] = ["count": NSNumber(value: 3)]

precondition((info["count"] as AnyObject).intValue! == 3)

let value: AnyObject? = NSNumber(value: 4)
precondition(value!.intValue! == 4)
