// swift-format-ignore-file
import CellSimAdapted; import UIKit

@MainActor       protocol Picking: AnyObject {
                                          
}
final class Picker: UIView, Picking, _Optional_Picking_picked___ {
    func picked(_ row: Int) { tag = row }
 @MainActor static func _adapted1_281ff5qxz316e() -> AdaptedClasses.Members { AdaptedClasses.Members(Picker.self, actions: [ActionMethod(adapted: "picked:") { (o: Picker, a0: Int) in o.picked(a0) }]) } }

MainActor.assumeIsolated {
    let picker = Picker()
    (picker as Picking).picked (7)
    precondition(picker.tag == 7)
}

@MainActor protocol _Optional_Picking_picked___: AnyObject { func picked(_ p0: Int) }
extension Picking { @discardableResult func picked(_ p0: Int) -> Void? { (self as? any _Optional_Picking_picked___)?.picked(p0) } }
@used @section(".init_array") private let _register_adapted1_281ff5qxz316e: @convention(c) () -> Void = { AdaptedClasses.register { Picker._adapted1_281ff5qxz316e() } }
