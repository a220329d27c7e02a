import UIKit

@objc protocol Sizing {
    @objc optional func height(of row: Int) -> CGFloat
}
final class Fixed: NSObject, Sizing {
    func height(of row: Int) -> CGFloat { 20 }
}
final class Table {
    var sizing: Sizing?
    func height() -> CGFloat {
        guard let height = sizing?.height else { return 44 }
        return height(2)
    }
}

let table = Table()
precondition(table.height() == 44)
table.sizing = Fixed()
precondition(table.height() == 20)
