import UIKit

@objc protocol Picking: AnyObject {
    @objc optional func picked(_ row: Int)
}
final class List: UIView {
    @IBOutlet weak var delegate: Picking?
    func pick() { delegate?.picked?(2) }
}
final class Picker: NSObject, Picking {
    var rows: [Int] = []
    func picked(_ row: Int) { rows.append(row) }
}

let (list, picker) = (List(), Picker())
list.pick()
list.delegate = picker
list.pick()
precondition(picker.rows == [2])
