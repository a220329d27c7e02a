// swift-format-ignore-file
import CellSimAdapted; import UIKit

let value: Any = "a"
let text = value as? String
let number = 3 as NSNumber
let wide = 3 as Double
if case let name as String = value { precondition(name == "a") }

precondition(text == "a" && number == 3 && wide == 3)
