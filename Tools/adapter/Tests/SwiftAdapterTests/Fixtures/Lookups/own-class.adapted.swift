// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Model: NSObject {
          var serialNumber = 3
          func repair(_ count: Int) { serialNumber += count }
 @MainActor static func _adapted0_6hixsqv5f3tf() -> AdaptedClasses.Members { AdaptedClasses.Members(Model.self, actions: [ActionMethod(adapted: "repair:") { (o: Model, a0: Int) in o.repair(a0) }]) } }

let model: Any = Model()
(model as AnyObject as! Model).repair(4)
precondition((model as AnyObject as! Model).serialNumber == 7)

@used @section(".init_array") private let _register_adapted0_6hixsqv5f3tf: @convention(c) () -> Void = { AdaptedClasses.register { Model._adapted0_6hixsqv5f3tf() } }
