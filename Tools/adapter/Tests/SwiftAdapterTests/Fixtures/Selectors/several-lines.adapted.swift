// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Screen: NSObject {
    var line = 0
          func close() { line += 1 }
 @MainActor static func _adapted0_2375auxivoevd() -> AdaptedClasses.Members { AdaptedClasses.Members(Screen.self, actions: [ActionMethod(adapted: "close") { (o: Screen) in o.close() }]) } }

let screen = Screen()
let button = UIButton()
button.addTarget(
    screen,
    action: Selector("close")


     ,
    for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(screen.line == 1 && #line == 18)

@used @section(".init_array") private let _register_adapted0_2375auxivoevd: @convention(c) () -> Void = { AdaptedClasses.register { Screen._adapted0_2375auxivoevd() } }
