// swift-format-ignore-file
import CellSimAdapted; import UIKit

      protocol Refreshing: AnyObject {
    func refresh()
}
final class List: NSObject, Refreshing {
    var calls = 0
    func refresh() { calls += 1 }
 @MainActor static func _adapted1_1q1y3zcvd9ept() -> AdaptedClasses.Members { AdaptedClasses.Members(List.self, actions: [ActionMethod(adapted: "refresh") { (o: List) in o.refresh() }]) } }

let list = List()
let button = UIButton()
button.addTarget(list, action: Selector("refresh")          , for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(list.calls == 1)

@used @section(".init_array") private let _register_adapted1_1q1y3zcvd9ept: @convention(c) () -> Void = { AdaptedClasses.register { List._adapted1_1q1y3zcvd9ept() } }
