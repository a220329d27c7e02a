// swift-format-ignore-file
import CellSimAdapted; import UIKit

let form = Form()
let button = UIButton()
button.addTarget(form, action: Selector("doSend:") , for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(form.calls == 1)
