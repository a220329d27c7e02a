// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Row: UIControl {
    var taps = 0
}
      extension Row {
    func tap() { taps += 1 }
 @MainActor static func _adapted1_2emi6gr9cljit() -> AdaptedClasses.Members { AdaptedClasses.Members(Row.self, actions: [ActionMethod(adapted: "tap") { (o: Row) in o.tap() }]) } }

let row = Row()
row.addTarget(row, action: Selector("tap")   , for: .touchUpInside)
row.sendActions(for: .touchUpInside)
precondition(row.taps == 1)

@used @section(".init_array") private let _register_adapted1_2emi6gr9cljit: @convention(c) () -> Void = { AdaptedClasses.register { Row._adapted1_2emi6gr9cljit() } }
