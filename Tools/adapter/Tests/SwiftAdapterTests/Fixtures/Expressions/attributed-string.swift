import UIKit

let text = NSAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
let other = NSMutableAttributedString(attributedString: text)
let empty = NSAttributedString()
other.append(NSAttributedString(string: "c"))

precondition(other.string == "abc" && empty.length == 0)
