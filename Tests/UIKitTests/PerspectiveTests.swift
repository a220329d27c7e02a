import CellSimGraphics
import CellSimHost
import XCTest

@testable import UIKit
@testable import UIKitViews

/// Tests layers with 3D rotations, and their perspective projection.
@preconcurrency @MainActor final class PerspectiveTests: XCTestCase {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let sine = 0.75.squareRoot()

    private func card() -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        layer.backgroundColor = UIColor.red.cgColor
        view.layer.addSublayer(layer)
        return layer
    }

    private var perspective: CATransform3D {
        var matrix = CATransform3DIdentity
        matrix.m34 = -1 / 100
        return matrix
    }

    /// Returns the corners of the first plane in perspective.
    private func corners() -> [CGPoint] {
        for case .projected(_, let bounds, let projection) in view.displayList().commands {
            return projection.visibleCorners(of: bounds).map { projection.applied(to: $0) }
        }
        return []
    }

    private func assertRotated(line: UInt = #line) {
        let (near, far) = (1 - 50 * sine / 100, 1 + 50 * sine / 100)
        let expected = [
            CGPoint(x: 100 - 25 / near, y: 100 - 50 / near), CGPoint(x: 100 + 25 / far, y: 100 - 50 / far),
            CGPoint(x: 100 + 25 / far, y: 100 + 50 / far), CGPoint(x: 100 - 25 / near, y: 100 + 50 / near),
        ]
        let corners = corners()
        XCTAssertEqual(corners.count, 4, line: line)
        for (corner, expectedCorner) in zip(corners, expected) {
            XCTAssertEqual(corner.x, expectedCorner.x, accuracy: 1e-9, line: line)
            XCTAssertEqual(corner.y, expectedCorner.y, accuracy: 1e-9, line: line)
        }
    }

    func testPerspectiveOfLayerTransform() {
        card().transform = CATransform3DRotate(perspective, .pi / 3, 0, 1, 0)
        assertRotated()
    }

    func testPerspectiveOfSuperlayer() {
        view.layer.sublayerTransform = perspective
        card().transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
        assertRotated()
    }

    func testPerspectiveOfViews() {
        let panel = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        panel.backgroundColor = .red
        panel.transform3D = CATransform3DRotate(perspective, .pi / 3, 0, 1, 0)
        view.addSubview(panel)
        assertRotated()
    }

    /// Nearer layers are larger.
    func testPositionInDepth() {
        view.layer.sublayerTransform = perspective
        card().zPosition = 50
        assertDraws(view, "position-in-depth")
    }

    func testDoubleSidedLayers() {
        let layer = card()
        func isDrawn() -> Bool { view.displayList().dump().contains("#FF0000") }
        layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        XCTAssertTrue(isDrawn())
        layer.isDoubleSided = false
        XCTAssertFalse(isDrawn())
        layer.transform = CATransform3DRotate(perspective, .pi * 0.9, 0, 1, 0)
        XCTAssertFalse(isDrawn())
        layer.transform = CATransform3DRotate(perspective, .pi * 0.4, 0, 1, 0)
        XCTAssertTrue(isDrawn())
        layer.transform = CATransform3DMakeScale(-1, 1, 1)
        XCTAssertTrue(isDrawn())
    }

    /// The sublayers of a transform layer keep their depth: after half a rotation, the other one is in front.
    func testTransformLayers() {
        let box = CATransformLayer()
        box.frame = view.bounds
        let (front, back) = (CALayer(), CALayer())
        for (layer, depth, color) in [(front, 20, UIColor.red), (back, -20, UIColor.blue)] {
            layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
            layer.transform = CATransform3DMakeTranslation(0, 0, CGFloat(depth))
            layer.backgroundColor = color.cgColor
            box.addSublayer(layer)
        }
        view.layer.addSublayer(box)
        func order() -> [String] {
            view.displayList().dump().split(separator: "\n").filter { $0.contains("fill") }
                .map { $0.contains("#FF0000") ? "red" : "blue" }
        }
        box.transform = CATransform3DRotate(perspective, 0.1, 0, 1, 0)
        XCTAssertEqual(order(), ["blue", "red"])
        box.transform = CATransform3DRotate(perspective, .pi + 0.1, 0, 1, 0)
        XCTAssertEqual(order(), ["red", "blue"])
    }

    func testTransformsOfCollectionCells() {
        final class RotatedFlowLayout: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                super.layoutAttributesForElements(in: rect)?.map { attributes in
                    var matrix = CATransform3DIdentity
                    matrix.m34 = -1 / 200
                    attributes.transform3D = CATransform3DRotate(matrix, 0.5, 0, 1, 0)
                    return attributes
                }
            }
        }
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
        }
        let source = Source()
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: RotatedFlowLayout())
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = source
        list.layoutIfNeeded()
        var matrix = CATransform3DIdentity
        matrix.m34 = -1 / 200
        XCTAssertEqual(list.visibleCells.first?.transform3D, CATransform3DRotate(matrix, 0.5, 0, 1, 0))
    }
}
