import UIKit

let make: () -> UIControl = {
    final class Row: UIControl {
        init() {
            super.init(frame: .zero)
            addTarget(self, action: #selector(tap), for: .touchUpInside)
        }
        required init?(coder: NSCoder) { nil }
        @objc func tap() { tag = 3 }
    }
    return Row()
}

let row = make()
row.sendActions(for: .touchUpInside)
precondition(row.tag == 3)
