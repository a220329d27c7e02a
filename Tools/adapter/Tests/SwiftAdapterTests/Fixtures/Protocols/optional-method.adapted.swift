// swift-format-ignore-file
import CellSimAdapted; import UIKit

      protocol Picking: AnyObject {
                                          
    func required()
}
final class Picker: NSObject, Picking, _Optional_Picking_picked___ {
    var rows: [Int] = []
    func picked(_ row: Int) { rows.append(row) }
    func required() {}
 @MainActor static func _adapted1_1h8be4ycbvkn6() -> AdaptedClasses.Members { AdaptedClasses.Members(Picker.self, actions: [ActionMethod(adapted: "picked:") { (o: Picker, a0: Int) in o.picked(a0) }, ActionMethod(adapted: "required") { (o: Picker) in o.required() }]) } }
final class Lazy: NSObject, Picking {
    func required() {}
 @MainActor static func _adapted2_1h8be4ycbvkn6() -> AdaptedClasses.Members { AdaptedClasses.Members(Lazy.self, actions: [ActionMethod(adapted: "required") { (o: Lazy) in o.required() }]) } }

let picker = Picker()
let delegates: [Picking] = [picker, Lazy()]
for delegate in delegates { delegate.picked (3) }
precondition(picker.rows == [3])

protocol _Optional_Picking_picked___: AnyObject { func picked(_ p0: Int) }
extension Picking { @discardableResult func picked(_ p0: Int) -> Void? { (self as? any _Optional_Picking_picked___)?.picked(p0) } }
@used @section(".init_array") private let _register_adapted1_1h8be4ycbvkn6: @convention(c) () -> Void = { AdaptedClasses.register { Picker._adapted1_1h8be4ycbvkn6() } }
@used @section(".init_array") private let _register_adapted2_1h8be4ycbvkn6: @convention(c) () -> Void = { AdaptedClasses.register { Lazy._adapted2_1h8be4ycbvkn6() } }
