import CellSimGraphics
import UIKit
import XCTest

/// Tests the distance of buttons and large titles from the sides of a bar.
///
/// In snapshots of iOS 16 to 18 by three public apps (github.com/IceRedline/Tracker, MaximAgarev/Tracker and
/// KudryashovAlexander/Tracker) the distance is 16 points on screens with a width of 390, 393 and 402 points. Wider bars have
/// 20 points, as root views have at 414.
@preconcurrency @MainActor final class BarMarginTests: XCTestCase {
    private let margins: [(width: CGFloat, margin: CGFloat)] = [(375, 16), (390, 16), (393, 16), (402, 16), (414, 20)]

    private func button() -> UIBarButtonItem {
        UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    }

    func testButtonsOfNavigationBars() throws {
        for (width, margin) in margins {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
            let item = UINavigationItem(title: "")
            (item.leftBarButtonItem, item.rightBarButtonItem) = (button(), button())
            bar.items = [item]
            bar.layoutIfNeeded()
            let frames = bar.subviews.map(\.frame)
            XCTAssertEqual(frames.map(\.minX).min(), margin, "\(width)")
            XCTAssertEqual(try XCTUnwrap(frames.map(\.maxX).max()), width - margin, accuracy: 0.001, "\(width)")
        }
    }

    /// Insets of an item's image move the image and change the item's width, as those of a button do. Source: two snapshots of iOS 16 by
    /// github.com/davletova/Tracker, whose image is 10 points further left.
    func testImageInsetsMoveImages() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        func item(_ insets: UIEdgeInsets) throws -> (frame: CGRect, image: CGRect) {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
            let item = UINavigationItem(title: "")
            item.leftBarButtonItem = UIBarButtonItem(
                image: image.withRenderingMode(.alwaysOriginal), style: .plain, target: nil, action: nil)
            item.leftBarButtonItem?.imageInsets = insets
            bar.items = [item]
            bar.layoutIfNeeded()
            let destinations = bar.displayList().commands.compactMap { command -> CGRect? in
                if case .image(_, source: _, destination: let rect, tint: _) = command { return rect }
                return nil
            }
            return (try XCTUnwrap(bar.subviews.map(\.frame).first { $0.minX == 16 }), try XCTUnwrap(destinations.first))
        }
        let plain = try item(.zero)
        let moved = try item(UIEdgeInsets(top: 4, left: -10, bottom: 0, right: 0))
        XCTAssertEqual(moved.image.minX, plain.image.minX - 10, accuracy: 0.01)
        XCTAssertEqual(moved.image.minY, plain.image.minY + 2, accuracy: 0.01)
        XCTAssertEqual(moved.frame.width, plain.frame.width - 10, accuracy: 0.01)
    }

    func testLargeTitles() {
        for (width, margin) in margins {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 96))
            bar.prefersLargeTitles = true
            bar.items = [UINavigationItem(title: "Trackers")]
            assertDraws(bar, "large-title-\(Int(width))")
            let title = "\"Trackers\" at \(Int(margin)) "
            XCTAssertTrue(bar.displayList().dump().contains(title), "\(width)")
        }
    }

    func testButtonsOfToolbars() {
        for (width, margin) in margins {
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
            bar.items = [button()]
            bar.layoutIfNeeded()
            XCTAssertEqual(bar.subviews.map(\.frame.minX).min(), margin, "\(width)")
        }
    }
}
