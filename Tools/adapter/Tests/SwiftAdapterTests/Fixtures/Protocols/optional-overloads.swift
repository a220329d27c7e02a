import UIKit

@objc protocol Picking {
    @objc(pickedRow:) optional func picked(_ row: Int)
    @objc(pickedView:) optional func picked(_ view: UIView)
}
final class Picker: NSObject, Picking {
    var views = 0
    func picked(_ view: UIView) { views += 1 }
}

let picker = Picker()
let delegate: Picking = picker
delegate.picked?(UIView())
precondition(picker.views == 1)
