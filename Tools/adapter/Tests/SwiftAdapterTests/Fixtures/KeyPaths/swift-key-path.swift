import UIKit

struct Point {
    var x = 1
}

let path = \Point.x
precondition(Point()[keyPath: path] == 1)
precondition([UIView(), UIView()].map(\.tag) == [0, 0])
