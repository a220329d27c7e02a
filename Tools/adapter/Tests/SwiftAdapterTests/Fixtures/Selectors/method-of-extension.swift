import UIKit

final class Row: UIControl {
    var taps = 0
}
extension Row {
    func listen() { addTarget(self, action: #selector(tap), for: .touchUpInside) }
    @objc fileprivate func tap() { taps += 1 }
}

let row = Row()
row.listen()
row.sendActions(for: .touchUpInside)
precondition(row.taps == 1)
