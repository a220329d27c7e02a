// swift-format-ignore-file
import CellSimAdapted; import UIKit

let json: [String: Any] = ["age": NSNumber(value: 36)]

precondition((json["age"] as AnyObject as! NSNumber).stringValue == "36")
