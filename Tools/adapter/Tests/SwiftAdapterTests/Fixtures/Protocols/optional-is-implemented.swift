import UIKit

@objc protocol Sizing {
    @objc optional func height(of row: Int) -> CGFloat
}
final class Fixed: NSObject, Sizing {
    func height(of row: Int) -> CGFloat { 20 }
}
final class Free: NSObject, Sizing {}

let sizes: [Sizing] = [Fixed(), Free()]
precondition(sizes.map { $0.height != nil } == [true, false])
precondition(sizes.map { $0.height(of:) == nil } == [false, true])
