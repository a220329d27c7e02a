import UIKit
import XCTest

@testable import Pegs

/// Tests the layout of a view with pegs.
@MainActor
final class PegsTests: XCTestCase {
    func testAViewStaysWhereItIsPegged() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        let (first, second) = (UIView(), UIView())
        root.addSubview(first)
        root.addSubview(second)
        first.pegs.to(.leading, of: root, 10).to(.top, of: root, 5).to(.trailing, of: root, -10)
        first.heightAnchor.constraint(equalToConstant: 20).isActive = true
        second.pegs.to(.leading, of: first, 0).below(first, 4).to(.trailing, of: first, 0).to(.bottom, of: root, -1)
        root.layoutIfNeeded()
        XCTAssertEqual(second.frame, CGRect(x: 10, y: 29, width: 80, height: 30))
        first.pegs.move(.top, to: 15)
        root.layoutIfNeeded()
        XCTAssertEqual(second.frame, CGRect(x: 10, y: 39, width: 80, height: 20))
        XCTAssertTrue(first.pegs === first.pegs)
    }
}
