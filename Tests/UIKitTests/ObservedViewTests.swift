import UIKit
import XCTest

/// Tests key-value observation of views with key paths. Apps such as stream-chat-swift lay out views when `isHidden` changes.
@preconcurrency @MainActor final class ObservedViewTests: XCTestCase {
    func testHiddenViewsNotifyObservers() {
        let view = UIView()
        var values: [Bool?] = []
        let observation = view.observe(\.isHidden, options: [.new]) { values.append($1.newValue) }
        view.isHidden = true
        view.isHidden = true
        view.isHidden = false
        XCTAssertEqual(values, [true, true, false])
        observation.invalidate()
        view.isHidden = true
        XCTAssertEqual(values.count, 3)
    }

    /// The key path of a subclass differs from that of `UIView`.
    func testObserversCanNameThePropertyOfASubclass() {
        let label = UILabel()
        var count = 0
        let observation = label.observe(\.isHidden) { _, _ in count += 1 }
        let other = label.observe(\.isUserInteractionEnabled) { _, _ in XCTFail("another property has changed") }
        label.isHidden = true
        label.isHidden = false
        XCTAssertEqual(count, 2)
        observation.invalidate()
        other.invalidate()
    }

    func testScrollViewsNotifyObservers() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var changes: [String] = []
        let observations = [
            table.observe(\.contentSize, options: [.old, .new]) { _, change in
                changes.append("size \(change.oldValue?.height ?? -1) \(change.newValue?.height ?? -1)")
            },
            table.observe(\.contentOffset, options: [.new]) { changes.append("offset \($1.newValue?.y ?? -1)") },
        ]
        table.contentSize = CGSize(width: 100, height: 400)
        table.contentOffset.y = 30
        XCTAssertEqual(changes, ["size 0.0 400.0", "offset 30.0"])
        observations.forEach { $0.invalidate() }
    }

    /// stream-chat-swift's tests of pages set the offset 0 again.
    func testEqualOffsetsNotifyObservers() {
        let view = UIScrollView()
        var count = 0
        let observation = view.observe(\.contentOffset) { _, _ in count += 1 }
        view.contentOffset = .zero
        XCTAssertEqual(count, 1)
        observation.invalidate()
    }
}
