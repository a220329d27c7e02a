// swift-format-ignore-file
import CellSimAdapted; import UIKit

let text = AdaptedText.string(string: "ab", attributes: [.foregroundColor: UIColor.red])
let other = AdaptedText.mutableString(attributedString: text)
let empty = AdaptedText.string()
other.append(AdaptedText.string(string: "c"))

precondition(other.string == "abc" && empty.length == 0)
