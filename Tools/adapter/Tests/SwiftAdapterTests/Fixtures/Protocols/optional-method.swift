import UIKit

@objc protocol Picking {
    @objc optional func picked(_ row: Int)
    func required()
}
final class Picker: NSObject, Picking {
    var rows: [Int] = []
    func picked(_ row: Int) { rows.append(row) }
    func required() {}
}
final class Lazy: NSObject, Picking {
    func required() {}
}

let picker = Picker()
let delegates: [Picking] = [picker, Lazy()]
for delegate in delegates { delegate.picked?(3) }
precondition(picker.rows == [3])
