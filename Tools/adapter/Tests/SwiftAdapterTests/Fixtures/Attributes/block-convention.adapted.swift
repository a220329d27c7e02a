// swift-format-ignore-file
import CellSimAdapted; import UIKit

typealias Block =                    (Int) -> Int
let double: Block = { $0 * 2 }
func call(_ body:                    (Int) -> Int) -> Int { body(2) }

precondition(double(4) == 8 && call { $0 + 1 } == 3)
