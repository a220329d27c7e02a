// swift-format-ignore-file
import CellSimAdapted; import UIKit

      protocol Picking: AnyObject {
                                                      
                                                           
}
final class Picker: NSObject, Picking, _Optional_Picking_picked____UIView {
    var views = 0
    func picked(_ view: UIView) { views += 1 }
 @MainActor static func _adapted1_1okzbylfc9uo8() -> AdaptedClasses.Members { AdaptedClasses.Members(Picker.self, actions: [ActionMethod(adapted: "pickedRow:") { (o: Picker, a0: UIView) in o.picked(a0) }]) } }

let picker = Picker()
let delegate: Picking = picker
delegate.picked (UIView())
precondition(picker.views == 1)

protocol _Optional_Picking_picked____Int: AnyObject { func picked(_ p0: Int) }
extension Picking { @discardableResult func picked(_ p0: Int) -> Void? { (self as? any _Optional_Picking_picked____Int)?.picked(p0) } }
protocol _Optional_Picking_picked____UIView: AnyObject { func picked(_ p0: UIView) }
extension Picking { @discardableResult func picked(_ p0: UIView) -> Void? { (self as? any _Optional_Picking_picked____UIView)?.picked(p0) } }
@used @section(".init_array") private let _register_adapted1_1okzbylfc9uo8: @convention(c) () -> Void = { AdaptedClasses.register { Picker._adapted1_1okzbylfc9uo8() } }
