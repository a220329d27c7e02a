// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Row: NSObject {
             var accessibilityLabel: String? {
        get { "row " + (super.accessibilityLabel ?? "") }
        set { super.accessibilityLabel = newValue }
    }
             func accessibilityActivate() -> Bool { true }
}

let row = Row()
row.accessibilityLabel = "1"
precondition(row.accessibilityLabel == "row 1" && row.accessibilityActivate())
