// swift-format-ignore-file
import CellSimAdapted; import UIKit

let (count, isOn, ratio) = (3, true, 0.5)
precondition((count ^> NSNumber.self).intValue == 3)
precondition((isOn ^> NSNumber.self).boolValue)
precondition((ratio ^> NSNumber.self).doubleValue == 0.5)
precondition(([1, 2].map { $0 * 2 } ^> [NSNumber].self)[1] == 4)
precondition((3 as NSNumber).intValue == 3)
