import CellSimGraphics
import UIKit
import XCTest

/// Tests images that replace a search bar's icons.
@preconcurrency @MainActor final class SearchBarIconTests: XCTestCase {
    /// Returns the rectangles in which the bar draws images.
    private func locations(_ bar: UISearchBar) -> [CGRect] {
        bar.displayList().commands.compactMap {
            if case .image(_, _, let destination, _) = $0 { destination } else { nil }
        }
    }

    private func image(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    func testImageReplacesSymbol() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        XCTAssertEqual(locations(bar), [])
        let search = image(20)
        bar.setImage(search, for: .search, state: .normal)
        XCTAssertIdentical(bar.image(for: .search, state: .normal), search)
        XCTAssertNil(bar.image(for: .search, state: .highlighted))
        XCTAssertEqual(locations(bar), [CGRect(x: 14, y: 18, width: 20, height: 20)])
        bar.setPositionAdjustment(UIOffset(horizontal: 3, vertical: -2), for: .search)
        XCTAssertEqual(locations(bar), [CGRect(x: 17, y: 16, width: 20, height: 20)])
        bar.setImage(nil, for: .search, state: .normal)
        XCTAssertEqual(locations(bar), [])
    }

    /// Apps hide the background and lines of a bar with an empty image, as in the snapshots of github.com/mocki-toki/Tracker.
    func testBackgroundImageReplacesBackgroundAndLines() {
        func fills(_ change: (UISearchBar) -> Void) -> Int {
            let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
            change(bar)
            return bar.displayList().dump().components(separatedBy: "fill ").count - 1
        }
        XCTAssertGreaterThan(fills { _ in }, fills { $0.searchBarStyle = .minimal })
        XCTAssertEqual(fills { $0.backgroundImage = UIImage() }, fills { $0.searchBarStyle = .minimal })
        XCTAssertEqual(
            fills { $0.setBackgroundImage(UIImage(), for: .any, barMetrics: .default) },
            fills { $0.searchBarStyle = .minimal })
        XCTAssertEqual(fills { $0.setBackgroundImage(UIImage(), for: .any, barMetrics: .compact) }, fills { _ in })
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        let picture = image(10)
        bar.backgroundImage = picture
        XCTAssertIdentical(bar.backgroundImage(for: .any, barMetrics: .default), picture)
        XCTAssertEqual(locations(bar), [bar.bounds])
    }

    func testClearButtonImageRequiresText() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.setImage(image(10), for: .clear, state: .normal)
        XCTAssertEqual(locations(bar), [])
        bar.text = "tea"
        XCTAssertEqual(locations(bar), [CGRect(x: 296, y: 23, width: 10, height: 10)])
    }
}
