// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Model: NSObject {
          func call() {}
 @MainActor static func _adapted0_347u4n7k44qku() -> AdaptedClasses.Members { AdaptedClasses.Members(Model.self, actions: [ActionMethod(adapted: "call") { (o: Model) in o.call() }]) } }

@used @section(".init_array") private let _register_adapted0_347u4n7k44qku: @convention(c) () -> Void = { AdaptedClasses.register { Model._adapted0_347u4n7k44qku() } }
