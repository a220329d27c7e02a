// swift-format-ignore-file
import CellSimAdapted; import UIKit

enum Screen {
    final class Header: UIControl {
        var taps = 0
              func tap() { taps += 1 }
     @MainActor static func _adapted1_2c8f8gxds6msp() -> AdaptedClasses.Members { AdaptedClasses.Members(Screen.Header.self, actions: [ActionMethod(adapted: "tap") { (o: Screen.Header) in o.tap() }]) } }
}

let header = Screen.Header()
header.addTarget(header, action: Selector("tap")             , for: .touchUpInside)
header.sendActions(for: .touchUpInside)
precondition(header.taps == 1)

@used @section(".init_array") private let _register_adapted1_2c8f8gxds6msp: @convention(c) () -> Void = { AdaptedClasses.register { Screen.Header._adapted1_2c8f8gxds6msp() } }
