// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Model: NSObject {
          var name = "a"
                   var shown: Bool { true }
          static let shared = Model()
          private(set) lazy var items: [Int] = [1]
          subscript(index: Int) -> Int { items[index] }
 @MainActor static func _adapted0_15m5cu4s0ebzu() -> AdaptedClasses.Members { AdaptedClasses.Members(Model.self, properties: [KeyValueProperty(readOnly: "isShown", \Model.shown)]) } }

precondition(Model.shared.shown && Model.shared[0] == 1 && Model.shared.name == "a")

@used @section(".init_array") private let _register_adapted0_15m5cu4s0ebzu: @convention(c) () -> Void = { AdaptedClasses.register { Model._adapted0_15m5cu4s0ebzu() } }
