import UIKit

@objc protocol Picking {
    @objc optional func picked(_ row: Int)
}
final class Picker: NSObject {
    var rows: [Int] = []
}
extension Picker: Picking {
    func picked(_ row: Int) { rows.append(row) }
}

let picker = Picker()
(picker as Picking).picked?(1)
precondition(picker.rows == [1])
