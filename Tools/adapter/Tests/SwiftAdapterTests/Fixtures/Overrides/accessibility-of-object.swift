import UIKit

final class Row: NSObject {
    override var accessibilityLabel: String? {
        get { "row " + (super.accessibilityLabel ?? "") }
        set { super.accessibilityLabel = newValue }
    }
    override func accessibilityActivate() -> Bool { true }
}

let row = Row()
row.accessibilityLabel = "1"
precondition(row.accessibilityLabel == "row 1" && row.accessibilityActivate())
