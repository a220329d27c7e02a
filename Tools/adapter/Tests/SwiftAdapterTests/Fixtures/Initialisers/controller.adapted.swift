// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Screen: UIViewController {
    let name: String
    init() {
        name = "made"
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
 @MainActor static func _adapted0_3n8sdmpwiggqb() -> AdaptedClasses.Members { AdaptedClasses.Members(Screen.self, making: { Screen() }) } }

precondition(Screen().name == "made")

@used @section(".init_array") private let _register_adapted0_3n8sdmpwiggqb: @convention(c) () -> Void = { AdaptedClasses.register { Screen._adapted0_3n8sdmpwiggqb() } }
