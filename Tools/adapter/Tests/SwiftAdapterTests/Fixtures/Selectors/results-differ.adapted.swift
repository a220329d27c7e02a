// swift-format-ignore-file
import CellSimAdapted; import UIKit

             class Bag: NSObject {
             var items = [1]
    func removeLast() -> Bool {
        let item: Int? = items.isEmpty ? nil : removeLast()
        return item != nil
    }
 @MainActor static func _adapted0_2605fwswb3bc6() -> AdaptedClasses.Members { AdaptedClasses.Members(Bag.self, actions: [ActionMethod(adapted: "removeLast") { (o: Bag) in let _: Bool = o.removeLast() }]) } }
extension Bag {
             func removeLast() -> Int { items.removeLast() }
}

let bag = Bag()
let button = UIButton()
button.addTarget(bag, action: Selector("removeLast"), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(bag.items.isEmpty)

@used @section(".init_array") private let _register_adapted0_2605fwswb3bc6: @convention(c) () -> Void = { AdaptedClasses.register { Bag._adapted0_2605fwswb3bc6() } }
