import UIKit

infix operator <> : AdditionPrecedence
func <> (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }

precondition(CGPoint(x: 1, y: 2) <> CGPoint(x: 3, y: 4) == CGPoint(x: 4, y: 6))
