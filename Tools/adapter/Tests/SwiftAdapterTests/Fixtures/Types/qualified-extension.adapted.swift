// swift-format-ignore-file
import CellSimAdapted; import UIKit

extension UIKit.UIView {
          func mark() { tag = 3 }
 @MainActor static func _adapted0_ab4yh3u73vgi() -> AdaptedClasses.Members { AdaptedClasses.Members(UIView.self, actions: [ActionMethod(adapted: "mark") { (o: UIView) in o.mark() }]) } }

let view = UIView()
let button = UIButton()
button.addTarget(view, action: Selector("mark")      , for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(view.tag == 3)

@used @section(".init_array") private let _register_adapted0_ab4yh3u73vgi: @convention(c) () -> Void = { AdaptedClasses.register { UIView._adapted0_ab4yh3u73vgi() } }
