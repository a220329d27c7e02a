// swift-format-ignore-file
import CellSimAdapted; import Foundation
import UIKit

let position: off_t  = 3

precondition(position == 3)
