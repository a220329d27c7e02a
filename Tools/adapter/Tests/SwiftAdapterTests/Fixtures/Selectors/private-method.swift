import UIKit

final class Row: UIControl {
    private(set) var taps = 0
    init() {
        super.init(frame: .zero)
        addTarget(self, action: #selector(tap), for: .touchUpInside)
    }
    required init?(coder: NSCoder) { fatalError() }
    @objc private func tap() { taps += 1 }
}

let row = Row()
row.sendActions(for: .touchUpInside)
precondition(row.taps == 1)
