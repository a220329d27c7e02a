// swift-format-ignore-file
import CellSimAdapted; import UIKit

@MainActor
final class Ring: CAShapeLayer {
    var turns = 1
                override init() { super.init() }
                override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { fatalError() }
}

precondition(Ring().turns == 1)
