// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Screen: NSObject {
    var isClosed = false
          func close() { isClosed = true }
    func button(_ action: Selector = Selector("close")) -> UIButton {
        let button = UIButton()
        button.addTarget(self, action: action, for: .touchUpInside)
        return button
    }
 @MainActor static func _adapted0_27s5tcwd50764() -> AdaptedClasses.Members { AdaptedClasses.Members(Screen.self, actions: [ActionMethod(adapted: "close") { (o: Screen) in o.close() }]) } }

let screen = Screen()
screen.button().sendActions(for: .touchUpInside)
precondition(screen.isClosed)

@used @section(".init_array") private let _register_adapted0_27s5tcwd50764: @convention(c) () -> Void = { AdaptedClasses.register { Screen._adapted0_27s5tcwd50764() } }
