// swift-format-ignore-file
import CellSimAdapted; import UIKit

      public protocol Picking: NSObjectProtocol {
                                                                  
}
open class Picker: NSObject, Picking, _Optional_Picking_picked___animated_ {
    open func picked(_ row: Int, animated: Bool) -> Bool { animated }
 @MainActor static func _adapted1_8ew67wkk6igg() -> AdaptedClasses.Members { AdaptedClasses.Members(Picker.self, actions: [ActionMethod(adapted: "picked:animated:") { (o: Picker, a0: Int, a1: Bool) in _ = o.picked(a0, animated: a1) }]) } }

let picking: Picking = Picker()
precondition(picking.picked (1, animated: true) == true)

public protocol _Optional_Picking_picked___animated_: AnyObject { func picked(_ p0: Int, animated p1: Bool) -> Bool }
extension Picking { @discardableResult public func picked(_ p0: Int, animated p1: Bool) -> (Bool)? { (self as? any _Optional_Picking_picked___animated_)?.picked(p0, animated: p1) } }
@used @section(".init_array") private let _register_adapted1_8ew67wkk6igg: @convention(c) () -> Void = { AdaptedClasses.register { Picker._adapted1_8ew67wkk6igg() } }
