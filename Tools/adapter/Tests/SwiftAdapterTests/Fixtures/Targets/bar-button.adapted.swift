// swift-format-ignore-file
import CellSimAdapted; // swift-format-ignore-file
import UIKit

final class Screen: UIViewController {
    var edits = 0
    lazy var item = UIBarButtonItem(title: "Edit", style: .plain, target: self, action: Selector("edit:"))
          private func edit(_ sender: UIBarButtonItem) { edits += 1 }
 @MainActor static func _adapted0_2memg5qigpgef() -> AdaptedClasses.Members { AdaptedClasses.Members(Screen.self, actions: [ActionMethod(adapted: "edit:") { (o: Screen, a0: UIBarButtonItem) in o.edit(a0) }]) } }

let screen = Screen()
let item = screen.item
UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
precondition(screen.edits == 1)

@used @section(".init_array") private let _register_adapted0_2memg5qigpgef: @convention(c) () -> Void = { AdaptedClasses.register { Screen._adapted0_2memg5qigpgef() } }
