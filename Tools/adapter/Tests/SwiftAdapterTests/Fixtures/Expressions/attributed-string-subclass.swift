import UIKit

let kind = NSAttributedString.self
extension NSAttributedString {
    static var star: NSAttributedString { NSAttributedString(string: "*") }
}

precondition(NSAttributedString.star.string == "*" && kind == NSAttributedString.self)
