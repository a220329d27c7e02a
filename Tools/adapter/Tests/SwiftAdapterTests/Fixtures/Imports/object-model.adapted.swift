// swift-format-ignore-file
import CellSimAdapted; import CellSimAdapted
import UIKit

private var key: UInt8 = 0
extension UIView {
    var note: String? {
        get { objc_getAssociatedObject(self, &key) as? String }
        set { objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

let view = UIView()
view.note = "a"
precondition(view.note == "a")
