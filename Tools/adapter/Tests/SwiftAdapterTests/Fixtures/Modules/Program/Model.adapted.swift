// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Model: NSObject {
          func call() {}
 @MainActor static func _adapted0_6kimxq7gy2o0() -> AdaptedClasses.Members { AdaptedClasses.Members(Model.self, actions: [ActionMethod(adapted: "call") { (o: Model) in o.call() }]) } }

@used @section(".init_array") private let _register_adapted0_6kimxq7gy2o0: @convention(c) () -> Void = { AdaptedClasses.register { Model._adapted0_6kimxq7gy2o0() } }
