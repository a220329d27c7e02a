import UIKit

@MainActor
final class Ring: CAShapeLayer {
    var turns = 1
    nonisolated override init() { super.init() }
    nonisolated override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { fatalError() }
}

precondition(Ring().turns == 1)
