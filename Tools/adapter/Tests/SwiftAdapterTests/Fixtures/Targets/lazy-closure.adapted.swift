// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Screen: UIViewController {
    var saves = 0
    lazy var button: UIButton = {
        let button = UIButton()
        button.addTarget(self, action: Selector("save"), for: .touchUpInside)
        return button
    }()
          func save() { saves += 1 }
 @MainActor static func _adapted0_2xyj13s3r78t() -> AdaptedClasses.Members { AdaptedClasses.Members(Screen.self, actions: [ActionMethod(adapted: "save") { (o: Screen) in o.save() }]) } }

let screen = Screen()
screen.button.sendActions(for: .touchUpInside)
precondition(screen.saves == 1)

@used @section(".init_array") private let _register_adapted0_2xyj13s3r78t: @convention(c) () -> Void = { AdaptedClasses.register { Screen._adapted0_2xyj13s3r78t() } }
