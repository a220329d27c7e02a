import UIKit

struct Model {
    var number = 1
}
extension Model {
    func doubled() -> Int { number * 2 }
}
extension CGRect {
    var center: CGPoint { CGPoint(x: midX, y: midY) }
}

precondition(Model().doubled() == 2)
precondition(CGRect(x: 0, y: 0, width: 2, height: 2).center == CGPoint(x: 1, y: 1))
