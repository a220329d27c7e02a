import UIKit

extension CGFloat {
    var distance: CGFloat { abs(self) }
    func distance(to other: CGFloat) -> CGFloat { abs(self - other) }
}

precondition(CGFloat(-2).distance == 2 && CGFloat(1).distance(to: 4) == 3 && abs(-3) == 3)
