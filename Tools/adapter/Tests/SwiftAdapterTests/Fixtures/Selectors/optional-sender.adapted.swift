// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Form: NSObject {
    var senders: [AnyObject?] = []
          func first(_ sender: UIButton?) { senders.append(sender) }
          func second(_ sender: UIButton!) { senders.append(sender) }
          func third(_ sender: AnyObject?) { senders.append(sender) }
          func fourth(_ sender: Any) { senders.append(sender as AnyObject) }
 @MainActor static func _adapted0_2j74c1bvvc4qd() -> AdaptedClasses.Members { AdaptedClasses.Members(Form.self, actions: [ActionMethod(adapted: "first:") { (o: Form, a0: UIButton?) in o.first(a0) }, ActionMethod(adapted: "second:") { (o: Form, a0: UIButton?) in o.second(a0) }, ActionMethod(adapted: "third:") { (o: Form, a0: AnyObject?) in o.third(a0) }, ActionMethod(adapted: "fourth:") { (o: Form, a0: Any) in o.fourth(a0) }]) } }

let form = Form()
let button = UIButton()
button.addTarget(form, action: Selector("first:")   , for: .touchUpInside)
button.addTarget(form, action: Selector("second:")   , for: .touchUpInside)
button.addTarget(form, action: Selector("third:")   , for: .touchUpInside)
button.addTarget(form, action: Selector("fourth:")   , for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(form.senders.count == 4 && form.senders.allSatisfy { $0 === button })

@used @section(".init_array") private let _register_adapted0_2j74c1bvvc4qd: @convention(c) () -> Void = { AdaptedClasses.register { Form._adapted0_2j74c1bvvc4qd() } }
