// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Screen: UIViewController {
              func unwindToList(_ segue: UIStoryboardSegue) {}
 @MainActor static func _adapted0_1isf83i2zjdhx() -> AdaptedClasses.Members { AdaptedClasses.Members(Screen.self, actions: [ActionMethod(adapted: "unwindToList:") { (o: Screen, a0: UIStoryboardSegue) in o.unwindToList(a0) }]) } }

precondition(Screen().responds(to: Selector(("unwindToList:"))))

@used @section(".init_array") private let _register_adapted0_1isf83i2zjdhx: @convention(c) () -> Void = { AdaptedClasses.register { Screen._adapted0_1isf83i2zjdhx() } }
