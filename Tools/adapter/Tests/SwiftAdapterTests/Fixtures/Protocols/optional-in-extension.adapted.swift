// swift-format-ignore-file
import CellSimAdapted; import UIKit

      protocol Picking: AnyObject {
                                          
}
final class Picker: NSObject {
    var rows: [Int] = []
}
extension Picker: Picking, _Optional_Picking_picked___ {
    func picked(_ row: Int) { rows.append(row) }
 @MainActor static func _adapted2_cgph7gdlmn1s() -> AdaptedClasses.Members { AdaptedClasses.Members(Picker.self, actions: [ActionMethod(adapted: "picked:") { (o: Picker, a0: Int) in o.picked(a0) }]) } }

let picker = Picker()
(picker as Picking).picked (1)
precondition(picker.rows == [1])

protocol _Optional_Picking_picked___: AnyObject { func picked(_ p0: Int) }
extension Picking { @discardableResult func picked(_ p0: Int) -> Void? { (self as? any _Optional_Picking_picked___)?.picked(p0) } }
@used @section(".init_array") private let _register_adapted2_cgph7gdlmn1s: @convention(c) () -> Void = { AdaptedClasses.register { Picker._adapted2_cgph7gdlmn1s() } }
