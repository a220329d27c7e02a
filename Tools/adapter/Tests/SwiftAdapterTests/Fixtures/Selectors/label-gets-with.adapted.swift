// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Store: NSObject {
          func save(name: String) {}
          func save(name: String, age: Int) {}
          func move(from: Int, to: Int) {}
          func item(at index: Int) -> Int { index }
          func lookUp(for key: String) {}
          func viewFor(row: Int) {}
 @MainActor static func _adapted0_13ecupiv9492g() -> AdaptedClasses.Members { AdaptedClasses.Members(Store.self, actions: [ActionMethod(adapted: "saveWithName:") { (o: Store, a0: String) in o.save(name: a0) }, ActionMethod(adapted: "saveWithName:age:") { (o: Store, a0: String, a1: Int) in o.save(name: a0, age: a1) }, ActionMethod(adapted: "moveFrom:to:") { (o: Store, a0: Int, a1: Int) in o.move(from: a0, to: a1) }, ActionMethod(adapted: "itemAt:") { (o: Store, a0: Int) in _ = o.item(at: a0) }, ActionMethod(adapted: "lookUpFor:") { (o: Store, a0: String) in o.lookUp(for: a0) }, ActionMethod(adapted: "viewForRow:") { (o: Store, a0: Int) in o.viewFor(row: a0) }]) } }

precondition(NSStringFromSelector(Selector("saveWithName:")   ) == "saveWithName:")
precondition(NSStringFromSelector(Selector("saveWithName:age:")   ) == "saveWithName:age:")
precondition(NSStringFromSelector(Selector("moveFrom:to:")       ) == "moveFrom:to:")
precondition(NSStringFromSelector(Selector("itemAt:")       ) == "itemAt:")
precondition(NSStringFromSelector(Selector("lookUpFor:")       ) == "lookUpFor:")
precondition(NSStringFromSelector(Selector("viewForRow:")       ) == "viewForRow:")

@used @section(".init_array") private let _register_adapted0_13ecupiv9492g: @convention(c) () -> Void = { AdaptedClasses.register { Store._adapted0_13ecupiv9492g() } }
