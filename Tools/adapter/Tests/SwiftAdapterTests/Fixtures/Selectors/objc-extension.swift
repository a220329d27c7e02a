import UIKit

final class Row: UIControl {
    var taps = 0
}
@objc extension Row {
    func tap() { taps += 1 }
}

let row = Row()
row.addTarget(row, action: #selector(Row.tap), for: .touchUpInside)
row.sendActions(for: .touchUpInside)
precondition(row.taps == 1)
