import UIKit

protocol Shape {
    associatedtype Unit
    var area: Unit { get }
}
extension Shape where Unit == Double {
    var doubled: Double { area * 2 }
}
struct Square: Shape {
    var side = 2.0
    var area: Double { side * side }
}

precondition(Square().doubled == 8)
