import UIKit

@objcMembers class Bag: NSObject {
    @nonobjc var items = [1]
    func removeLast() -> Bool {
        let item: Int? = items.isEmpty ? nil : removeLast()
        return item != nil
    }
}
extension Bag {
    @nonobjc func removeLast() -> Int { items.removeLast() }
}

let bag = Bag()
let button = UIButton()
button.addTarget(bag, action: Selector("removeLast"), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(bag.items.isEmpty)
