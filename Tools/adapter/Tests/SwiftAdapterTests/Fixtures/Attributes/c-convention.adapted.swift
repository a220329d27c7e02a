// swift-format-ignore-file
import CellSimAdapted; import UIKit

typealias Message =                (AnyObject, Selector) -> Int
typealias Compare = @convention(c) (Int, Int) -> Int
let compare: Compare = { $0 - $1 }

precondition(compare(3, 1) == 2)
