import UIKit

let point = CGPoint(x: 1, y: 2)
precondition((point as NSValue).cgPointValue == point)
