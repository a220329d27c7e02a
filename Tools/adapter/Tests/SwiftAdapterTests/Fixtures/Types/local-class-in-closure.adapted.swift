// swift-format-ignore-file
import CellSimAdapted; import UIKit

let make: () -> UIControl = {
    final class Row: UIControl, AdaptedListing {
        init() {
            super.init(frame: .zero)
            addTarget(self, action: Selector("tap"), for: .touchUpInside)
        }
        required init?(coder: NSCoder) { nil }
              func tap() { tag = 3 }
     @MainActor class var _adaptedMembers: AdaptedClasses.Members { AdaptedClasses.Members(Self.self, actions: [ActionMethod(adapted: "tap") { (o: Self) in o.tap() }], properties: [], making: Self.self == Row.self ? { () -> Row in Row() } : nil) } }
    return Row()
}

let row = make()
row.sendActions(for: .touchUpInside)
precondition(row.tag == 3)
