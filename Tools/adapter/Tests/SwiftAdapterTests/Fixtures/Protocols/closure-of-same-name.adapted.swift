// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Picker {
    var picked: ((Int) -> Void)?
    var completionHandler: (() -> Void)?
}

let picker = Picker()
var rows: [Int] = []
picker.picked?(1)
picker.picked = { rows.append($0) }
picker.picked?(2)
picker.completionHandler?()
precondition(rows == [2] && picker.completionHandler == nil)
