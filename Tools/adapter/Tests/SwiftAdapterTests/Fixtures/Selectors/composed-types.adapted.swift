// swift-format-ignore-file
import CellSimAdapted; import UIKit

typealias Action = (UIButton) -> Void
final class Form: NSObject {
    var tags: [Int] = []
          func first(_ sender: UIControl & NSObjectProtocol) { tags.append(sender.tag) }
          func second(_ sender: UIKit.UIButton) { tags.append(-sender.tag) }
 @MainActor static func _adapted0_qkal4u1hrkyz() -> AdaptedClasses.Members { AdaptedClasses.Members(Form.self, actions: [ActionMethod(adapted: "first:") { (o: Form, a0: UIControl & NSObjectProtocol) in o.first(a0) }, ActionMethod(adapted: "second:") { (o: Form, a0: UIKit.UIButton) in o.second(a0) }]) } }

let form = Form()
let button = UIButton()
button.tag = 3
button.addTarget(form, action: Selector("second:")   , for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(form.tags == [-3])

@used @section(".init_array") private let _register_adapted0_qkal4u1hrkyz: @convention(c) () -> Void = { AdaptedClasses.register { Form._adapted0_qkal4u1hrkyz() } }
