// swift-format-ignore-file
import CellSimAdapted; // swift-format-ignore-file
import UIKit

final class Screen: UIViewController {
    var finds = 0
    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "f", modifierFlags: .command, action: Selector("find"))]
    }
          func find() { finds += 1 }
 @MainActor static func _adapted0_2xqe4uzaq0qgs() -> AdaptedClasses.Members { AdaptedClasses.Members(Screen.self, actions: [ActionMethod(adapted: "find") { (o: Screen) in o.find() }]) } }

let screen = Screen()
let command = screen.keyCommands![0]
UIApplication.shared.sendAction(command.action!, to: screen, from: command, for: nil)
precondition(screen.finds == 1)

@used @section(".init_array") private let _register_adapted0_2xqe4uzaq0qgs: @convention(c) () -> Void = { AdaptedClasses.register { Screen._adapted0_2xqe4uzaq0qgs() } }
