// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Row: UIControl {
    private(set) var taps = 0
    init() {
        super.init(frame: .zero)
        addTarget(self, action: Selector("tap"), for: .touchUpInside)
    }
    required init?(coder: NSCoder) { fatalError() }
          private func tap() { taps += 1 }
 @MainActor static func _adapted0_p33izlwcok08() -> AdaptedClasses.Members { AdaptedClasses.Members(Row.self, actions: [ActionMethod(adapted: "tap") { (o: Row) in o.tap() }], making: { Row() }) } }

let row = Row()
row.sendActions(for: .touchUpInside)
precondition(row.taps == 1)

@used @section(".init_array") private let _register_adapted0_p33izlwcok08: @convention(c) () -> Void = { AdaptedClasses.register { Row._adapted0_p33izlwcok08() } }
