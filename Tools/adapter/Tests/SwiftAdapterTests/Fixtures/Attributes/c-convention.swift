import UIKit

typealias Message = @convention(c) (AnyObject, Selector) -> Int
typealias Compare = @convention(c) (Int, Int) -> Int
let compare: Compare = { $0 - $1 }

precondition(compare(3, 1) == 2)
