// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Row: UIControl {
    var taps = 0
    func listen() { addTarget(self, action: Selector("tap"), for: .touchUpInside) }
          func tap() { taps += 1 }
 @MainActor static func _adapted0_18efu6dnqzlrl() -> AdaptedClasses.Members { AdaptedClasses.Members(Row.self, actions: [ActionMethod(adapted: "tap") { (o: Row) in o.tap() }]) } }

let row = Row()
row.listen()
row.sendActions(for: .touchUpInside)
precondition(row.taps == 1)

@used @section(".init_array") private let _register_adapted0_18efu6dnqzlrl: @convention(c) () -> Void = { AdaptedClasses.register { Row._adapted0_18efu6dnqzlrl() } }
