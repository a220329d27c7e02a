import CoreGraphics
import QuartzCore

final class Ring: CAShapeLayer {
    @objc var title = "a"
}

precondition(Ring().title == "a" && CGRect(x: 0, y: 0, width: 2, height: 2).midX == 1)
