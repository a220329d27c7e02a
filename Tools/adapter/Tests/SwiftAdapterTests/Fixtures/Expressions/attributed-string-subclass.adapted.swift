// swift-format-ignore-file
import CellSimAdapted; import UIKit

let kind = NSAttributedString.self
extension NSAttributedString {
    static var star: NSAttributedString { AdaptedText.string(string: "*") }
}

precondition(NSAttributedString.star.string == "*" && kind == NSAttributedString.self)
