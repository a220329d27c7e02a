import UIKit

@objc protocol Sizing {
    @objc optional func height(of row: Int) -> CGFloat
    @objc optional func title(of row: Int) -> String?
}
final class Fixed: NSObject, Sizing {
    func height(of row: Int) -> CGFloat { 20 }
}
final class Free: NSObject, Sizing {
    func title(of row: Int) -> String? { "free" }
}

let sizes: [Sizing] = [Fixed(), Free()]
precondition(sizes.map { $0.height?(of: 1) ?? 44 } == [20, 44])
precondition(sizes.map { ($0.title?(of: 1) ?? nil) ?? "none" } == ["none", "free"])
