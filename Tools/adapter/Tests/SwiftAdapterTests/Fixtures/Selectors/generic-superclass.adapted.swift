// swift-format-ignore-file
import CellSimAdapted; import UIKit

class Box<Value>: UIControl, AdaptedListing {
    var taps = 0
          func tap() { taps += 1 }
 @MainActor class var _adaptedMembers: AdaptedClasses.Members { AdaptedClasses.Members(Self.self, actions: [ActionMethod(adapted: "tap") { (o: Self) in o.tap() }], properties: []) } }
final class IntBox: Box<Int> {
          func press() { taps += 10 }
 @MainActor static func _adapted1_1jyz9nn6tvtye() -> AdaptedClasses.Members { AdaptedClasses.Members(IntBox.self, actions: [ActionMethod(adapted: "press") { (o: IntBox) in o.press() }]) } }

let box = IntBox()
box.addTarget(box, action: Selector("press")      , for: .touchUpInside)
box.addTarget(box, action: Selector("tap")      , for: .touchUpInside)
box.sendActions(for: .touchUpInside)
precondition(box.taps == 11)

@used @section(".init_array") private let _register_adapted1_1jyz9nn6tvtye: @convention(c) () -> Void = { AdaptedClasses.register { IntBox._adapted1_1jyz9nn6tvtye() } }
