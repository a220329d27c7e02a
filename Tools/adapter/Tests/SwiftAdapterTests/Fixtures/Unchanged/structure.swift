import UIKit

struct Point: Equatable, Codable {
    var x = 0
    var y: Int { x * 2 }
    mutating func move(by distance: Int = 1) { x += distance }
}

var point = Point()
point.move()
precondition(point == Point(x: 1) && point.y == 2)
