// swift-format-ignore-file
import CellSimAdapted; // swift-format-ignore-file
import UIKit

let info: [String: Any] = ["count": NSNumber(value: 3)]

precondition((info["count"] as AnyObject as! NSNumber).intValue  == 3)

let value: AnyObject? = NSNumber(value: 4)
precondition((value! as! NSNumber).intValue  == 4)
