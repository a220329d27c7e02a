// swift-format-ignore-file
import CellSimAdapted; import UIKit

let point = CGPoint(x: 1, y: 2)
precondition((point ^> NSValue.self).cgPointValue == point)
