// swift-format-ignore-file
import UIKit

@objc protocol Sizing {
    @objc optional func height(of row: Int) -> CGFloat
}
final class Fixed: NSObject, Sizing {
    func height(of row: Int) -> CGFloat { 20 }
}

let sizing: Sizing = Fixed()
precondition(sizing.height!(of: 1) == 20)
