// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Größe: NSObject {
    var calls = 0
          func ändern() { calls += 1 }
 @MainActor static func _adapted0_2kdyra61wyyim() -> AdaptedClasses.Members { AdaptedClasses.Members(Größe.self, actions: [ActionMethod(adapted: "ändern") { (o: Größe) in o.ändern() }]) } }

let größe = Größe()
let button = UIButton()
button.addTarget(größe, action: Selector("ändern")       , for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(größe.calls == 1)

@used @section(".init_array") private let _register_adapted0_2kdyra61wyyim: @convention(c) () -> Void = { AdaptedClasses.register { Größe._adapted0_2kdyra61wyyim() } }
