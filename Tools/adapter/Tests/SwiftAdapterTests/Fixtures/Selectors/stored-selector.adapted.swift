// swift-format-ignore-file
import CellSimAdapted; import UIKit

private extension Selector {
    static let close = Selector("close")      
}
final class Screen: NSObject {
    var isClosed = false
          func close() { isClosed = true }
 @MainActor static func _adapted1_1uhnq3817pcyw() -> AdaptedClasses.Members { AdaptedClasses.Members(Screen.self, actions: [ActionMethod(adapted: "close") { (o: Screen) in o.close() }]) } }

let screen = Screen()
let button = UIButton()
button.addTarget(screen, action: .close, for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(screen.isClosed)

@used @section(".init_array") private let _register_adapted1_1uhnq3817pcyw: @convention(c) () -> Void = { AdaptedClasses.register { Screen._adapted1_1uhnq3817pcyw() } }
