// swift-format-ignore-file
import CellSimAdapted; import UIKit

      protocol First: AnyObject {
                               
}
      protocol Second: AnyObject {
    func second()
}
typealias Both = First & Second
final class Object: NSObject, First & Second, _Optional_First_first_ {
    var calls = 0
    func first() { calls += 1 }
    func second() { calls += 10 }
 @MainActor static func _adapted2_1prf2dc6qpbrq() -> AdaptedClasses.Members { AdaptedClasses.Members(Object.self, actions: [ActionMethod(adapted: "first") { (o: Object) in o.first() }, ActionMethod(adapted: "second") { (o: Object) in o.second() }]) } }

let object = Object()
let both: Both = object
both.first ()
both.second()
precondition(object.calls == 11)

protocol _Optional_First_first_: AnyObject { func first() }
extension First { @discardableResult func first() -> Void? { (self as? any _Optional_First_first_)?.first() } }
@used @section(".init_array") private let _register_adapted2_1prf2dc6qpbrq: @convention(c) () -> Void = { AdaptedClasses.register { Object._adapted2_1prf2dc6qpbrq() } }
