import UIKit
import XCTest

/// Tests layer animations, which finish at once.
@preconcurrency @MainActor final class LayerAnimationTests: XCTestCase {
    private final class Listener: CAAnimationDelegate {
        var events: [String] = []
        func animationDidStart(_ anim: CAAnimation) { events.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
    }

    func testFiniteAnimationEndsImmediately() {
        let (layer, listener) = (CALayer(), Listener())
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration, fade.delegate) = (1, 0, 0.3, listener)
        layer.add(fade, forKey: "fade")
        XCTAssertEqual(listener.events, ["start", "stop true"])
        XCTAssertNil(layer.animation(forKey: "fade"))
        XCTAssertEqual(layer.opacity, 1)
        fade.isRemovedOnCompletion = false
        layer.add(fade, forKey: "fade")
        XCTAssertEqual(layer.animationKeys(), ["fade"])
        listener.events = []
        fade.repeatCount = .infinity
        layer.add(fade, forKey: "fade")
        XCTAssertEqual(layer.animationKeys(), ["fade"])
        layer.removeAllAnimations()
        XCTAssertEqual(listener.events, ["start", "stop false"])
        XCTAssertNil(layer.animationKeys())
        XCTAssertIdentical(layer.presentation(), layer)
    }

    func testTransactionCompletionsRunOnCommit() {
        var called: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { called.append("outer") }
        CATransaction.setDisableActions(true)
        CATransaction.begin()
        XCTAssertTrue(CATransaction.disableActions())
        CATransaction.setCompletionBlock { called.append("inner") }
        CATransaction.commit()
        XCTAssertEqual(called, ["inner"])
        CATransaction.commit()
        XCTAssertEqual(called, ["inner", "outer"])
        XCTAssertFalse(CATransaction.disableActions())
    }

    func test3DTransformsDetermineFrame() {
        let layer = CALayer()
        layer.bounds.size = CGSize(width: 10, height: 20)
        layer.transform = CATransform3DRotate(CATransform3DMakeTranslation(5, 6, 7), .pi / 2, 0, 0, 1)
        XCTAssertEqual(layer.frame.width, 20, accuracy: 1e-9)
        XCTAssertEqual(layer.frame.midX, 5, accuracy: 1e-9)
        XCTAssertEqual(layer.transform.m43, 7)
        layer.transform = CATransform3DMakeAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
        XCTAssertEqual(layer.affineTransform(), CGAffineTransform(scaleX: 2, y: 3))
        XCTAssertTrue(CATransform3DIsAffine(layer.transform))
        layer.transform = CATransform3DIdentity
        XCTAssertEqual(layer.frame.size, CGSize(width: 10, height: 20))
        // A rotation by 60° about the y axis halves the width.
        layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        XCTAssertEqual(layer.frame.width, 5, accuracy: 1e-9)
    }

    func testStrokeStartAndEnd() throws {
        let shape = CAShapeLayer()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 5))
        path.addLine(to: CGPoint(x: 100, y: 5))
        (shape.path, shape.fillColor, shape.strokeColor, shape.lineWidth) = (path.cgPath, nil, UIColor.red.cgColor, 2)
        (shape.strokeStart, shape.strokeEnd) = (0.25, 0.75)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 10), format: format).image {
            shape.render(in: $0.cgContext)
        }
        let bitmap = try XCTUnwrap(image.cgImage?.bitmap)
        let alphas = unsafe bitmap.withUnsafeBytes { bytes in
            (0..<100).map { unsafe bytes[(5 * bitmap.width + $0) * 4 + 3] }
        }
        XCTAssertEqual(alphas.indices.filter { alphas[$0] == 255 }, Array(25..<75))
        XCTAssertEqual(alphas.filter { $0 == 0 }.count, 50)
    }
}
