// swift-format-ignore-file
import CellSimAdapted; import UIKit

extension CGFloat {
    var distance: CGFloat { Swift.abs(self) }
    func distance(to other: CGFloat) -> CGFloat { Swift.abs(self - other) }
}

precondition(CGFloat(-2).distance == 2 && CGFloat(1).distance(to: 4) == 3 && abs(-3) == 3)
