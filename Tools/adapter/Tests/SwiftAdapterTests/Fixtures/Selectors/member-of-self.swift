import UIKit

final class Row: UIControl {
    var taps = 0
    func listen() {
        addTarget(self, action: #selector(self.tap), for: .touchDown)
        addTarget(self, action: #selector(Self.tap), for: .touchUpInside)
    }
    @objc func tap() { taps += 1 }
}

let row = Row()
row.listen()
row.sendActions(for: .touchDown)
row.sendActions(for: .touchUpInside)
precondition(row.taps == 2)
