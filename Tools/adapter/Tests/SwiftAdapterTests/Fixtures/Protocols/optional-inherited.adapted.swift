// swift-format-ignore-file
import CellSimAdapted; import UIKit

      protocol Picking: AnyObject {
                                          
}
      protocol Sorting: Picking, AnyObject {
                                
}
class Base: NSObject, Sorting, _Optional_Picking_picked___ {
    var calls: [String] = []
    func picked(_ row: Int) { calls.append("picked") }
 @MainActor static func _adapted2_1ivo3qt3lprah() -> AdaptedClasses.Members { AdaptedClasses.Members(Base.self, actions: [ActionMethod(adapted: "picked:") { (o: Base, a0: Int) in o.picked(a0) }]) } }
final class Derived: Base, _Optional_Sorting_sorted_ {
    override func picked(_ row: Int) {
        super.picked(row)
        calls.append("derived")
    }
    func sorted() { calls.append("sorted") }
 @MainActor static func _adapted3_1ivo3qt3lprah() -> AdaptedClasses.Members { AdaptedClasses.Members(Derived.self, actions: [ActionMethod(adapted: "picked:") { (o: Derived, a0: Int) in o.picked(a0) }, ActionMethod(adapted: "sorted") { (o: Derived) in o.sorted() }]) } }

let derived = Derived()
let delegate: Sorting = derived
delegate.picked (1)
delegate.sorted ()
precondition(derived.calls == ["picked", "derived", "sorted"])

protocol _Optional_Picking_picked___: AnyObject { func picked(_ p0: Int) }
extension Picking { @discardableResult func picked(_ p0: Int) -> Void? { (self as? any _Optional_Picking_picked___)?.picked(p0) } }
protocol _Optional_Sorting_sorted_: AnyObject { func sorted() }
extension Sorting { @discardableResult func sorted() -> Void? { (self as? any _Optional_Sorting_sorted_)?.sorted() } }
@used @section(".init_array") private let _register_adapted2_1ivo3qt3lprah: @convention(c) () -> Void = { AdaptedClasses.register { Base._adapted2_1ivo3qt3lprah() } }
@used @section(".init_array") private let _register_adapted3_1ivo3qt3lprah: @convention(c) () -> Void = { AdaptedClasses.register { Derived._adapted3_1ivo3qt3lprah() } }
