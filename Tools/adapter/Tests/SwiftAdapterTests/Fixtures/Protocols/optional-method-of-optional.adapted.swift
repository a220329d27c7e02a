// swift-format-ignore-file
import CellSimAdapted; import UIKit

      protocol Picking: AnyObject {
                                          
}
final class List: UIView {
              weak var delegate: Picking?
    func pick() { delegate?.picked (2) }
}
final class Picker: NSObject, Picking, _Optional_Picking_picked___ {
    var rows: [Int] = []
    func picked(_ row: Int) { rows.append(row) }
 @MainActor static func _adapted2_1mrexk4j3z92n() -> AdaptedClasses.Members { AdaptedClasses.Members(Picker.self, actions: [ActionMethod(adapted: "picked:") { (o: Picker, a0: Int) in o.picked(a0) }]) } }

let (list, picker) = (List(), Picker())
list.pick()
list.delegate = picker
list.pick()
precondition(picker.rows == [2])

protocol _Optional_Picking_picked___: AnyObject { func picked(_ p0: Int) }
extension Picking { @discardableResult func picked(_ p0: Int) -> Void? { (self as? any _Optional_Picking_picked___)?.picked(p0) } }
@used @section(".init_array") private let _register_adapted2_1mrexk4j3z92n: @convention(c) () -> Void = { AdaptedClasses.register { Picker._adapted2_1mrexk4j3z92n() } }
