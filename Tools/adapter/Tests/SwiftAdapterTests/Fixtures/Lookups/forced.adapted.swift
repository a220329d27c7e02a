// swift-format-ignore-file
import CellSimAdapted; // swift-format-ignore-file
import UIKit

let info: [String: Any] = ["count": NSNumber(value: 3)]

precondition((info["count"] as AnyObject as! NSNumber).intValue  == 3)
