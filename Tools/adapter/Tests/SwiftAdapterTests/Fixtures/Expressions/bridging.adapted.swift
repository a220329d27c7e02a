// swift-format-ignore-file
import CellSimAdapted; import UIKit

let text: NSString = "abc"
let words: NSArray = [1, 2]
let dictionary = ["a": 1] as NSDictionary

precondition((text as String).count == 3 && words.count == 2 && dictionary["a"] as? Int == 1)
