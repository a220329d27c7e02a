import Testing
import UIKit

/// Tests key-value coding of layers.
@MainActor struct LayerKeyTests {
    @Test func layersStoreCustomKeys() {
        let layer = CALayer()
        #expect(layer.value(forKey: "note") == nil)
        layer.setValue("kept", forKey: "note")
        #expect(layer.value(forKey: "note") as? String == "kept")
        layer.setValue(0.5, forKey: "opacity")
        #expect(layer.opacity == 0.5)
    }

    @Test func transformKeyPathsSetOneComponent() throws {
        let layer = CALayer()
        layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
        layer.setValue(2, forKeyPath: "transform.scale.x")
        layer.setValue(CGSize(width: 3, height: 4), forKeyPath: "transform.translation")
        let flat = layer.affineTransform()
        for (found, expected) in zip(
            [flat.a, flat.b, flat.c, flat.d, flat.tx, flat.ty], [0, 2, -1, 0, 3, 4] as [CGFloat])
        {
            #expect(abs(found - expected) < 1e-12)
        }
        let turn = try #require(layer.value(forKeyPath: "transform.rotation") as? CGFloat)
        #expect(abs(turn - .pi / 2) < 1e-12)
        #expect(layer.value(forKeyPath: "transform.scale.x") as? CGFloat == 2)
        #expect(layer.value(forKeyPath: "transform.translation.y") as? CGFloat == 4)
        layer.transform = CATransform3DMakeRotation(0.4, 0, 1, 0)
        let tilt = try #require(layer.value(forKeyPath: "transform.rotation.y") as? CGFloat)
        #expect(abs(tilt - 0.4) < 1e-12)
        layer.setValue(1, forKeyPath: "transform.scale.y")
        let tiltAfterScaling = try #require(layer.value(forKeyPath: "transform.rotation.y") as? CGFloat)
        #expect(abs(tiltAfterScaling - 0.4) < 1e-12, "scaling keeps the rotation")
    }

    @Test func geometryComponentsAreSettable() {
        let layer = CALayer()
        layer.setValue(7, forKeyPath: "bounds.size.width")
        layer.setValue(NSNumber(value: 2.5), forKeyPath: "position.y")
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 7, height: 0))
        #expect(layer.value(forKeyPath: "position.y") as? CGFloat == 2.5)
        #expect(layer.value(forKeyPath: "bounds.origin") as? CGPoint == .zero)
        layer.setValue("no number", forKeyPath: "position.y")
        #expect(layer.position == CGPoint(x: 0, y: 2.5))
    }
}
