import UIKit

let (count, isOn, ratio) = (3, true, 0.5)
precondition((count as NSNumber).intValue == 3)
precondition((isOn as NSNumber).boolValue)
precondition((ratio as NSNumber).doubleValue == 0.5)
precondition(([1, 2].map { $0 * 2 } as [NSNumber])[1] == 4)
precondition((3 as NSNumber).intValue == 3)
