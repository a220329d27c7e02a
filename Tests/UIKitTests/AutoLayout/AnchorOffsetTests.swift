import UIKit
import XCTest

/// Tests distances between anchors as layout dimensions.
@preconcurrency @MainActor final class AnchorOffsetTests: XCTestCase {
    func testAnchorOffsetsAreDimensions() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let (first, second) = (UIView(), UIView())
        for view in [first, second] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        let distance = first.leadingAnchor.anchorWithOffset(to: second.leadingAnchor)
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            first.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            distance.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
        ])
        // The second distance is a fraction of the first one.
        first.topAnchor.anchorWithOffset(to: second.topAnchor).constraint(equalTo: distance, multiplier: 0.1).isActive =
            true
        root.layoutIfNeeded()
        XCTAssertEqual(second.frame.origin, CGPoint(x: 120, y: 20))
        XCTAssertEqual(first.layoutGuides, [])
    }

    func testHostingControllerShowsContentLabel() {
        let controller = UIHostingController(rootView: CGPoint(x: 1, y: 2))
        XCTAssertEqual(controller.rootView.x, 1)
        XCTAssertEqual((controller.view as? ForeignContentView)?.contentLabel, "CGPoint")
    }

    func testValuesStoreTransforms() {
        let transform = CATransform3DMakeScale(2, 3, 1)
        XCTAssertEqual(NSValue(caTransform3D: transform).caTransform3DValue, transform)
        XCTAssertEqual(NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 3)).cgAffineTransformValue.d, 3)
    }
}
