// swift-format-ignore-file
import CellSimAdapted; import UIKit

                    protocol Refreshing: NSObjectProtocol {
                      func refresh()
}
final class List: NSObject, Refreshing {
    var calls = 0
    func refresh() { calls += 1 }
 @MainActor static func _adapted1_w8l3cwfptjve() -> AdaptedClasses.Members { AdaptedClasses.Members(List.self, actions: [ActionMethod(adapted: "refreshNow") { (o: List) in o.refresh() }]) } }

let list = List()
let button = UIButton()
precondition(NSStringFromSelector(Selector("refreshNow")       ) == "refreshNow")
button.addTarget(list, action: Selector("refreshNow")       , for: .touchUpInside)
button.addTarget(list, action: Selector("refreshNow") , for: .touchDown)
button.sendActions(for: .touchUpInside)
button.sendActions(for: .touchDown)
precondition(list.calls == 2)

@used @section(".init_array") private let _register_adapted1_w8l3cwfptjve: @convention(c) () -> Void = { AdaptedClasses.register { List._adapted1_w8l3cwfptjve() } }
