import UIKit
import XCTest

/// Tests rarely used members in the spellings that apps use.
@preconcurrency @MainActor final class AppSpellingTests: XCTestCase {
    private final class Feed: NSObject, UICollectionViewDataSource, UITextFieldDelegate {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var count = 0
        var batches = 0
        var reasons: [UITextField.DidEndEditingReason] = []

        override init() {
            super.init()
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
            view.dataSource = self
        }

        /// The updates closure is non-escaping, so `self.` can be omitted.
        func insert(then done: @escaping () -> Void) {
            view.performBatchUpdates {
                count += 1
                view.insertItems(at: [IndexPath(item: 0, section: 0)])
            } completion: { _ in
                done()
            }
            table.performBatchUpdates({ batches += 1 }, completion: nil)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath) }

        func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
            reasons.append(reason)
        }
    }

    func testBatchUpdatesNeedNoSelf() {
        let feed = Feed()
        feed.view.layoutIfNeeded()
        var isDone = false
        feed.insert { isDone = true }
        XCTAssertTrue(isDone)
        XCTAssertEqual([feed.count, feed.batches], [1, 1])
        let updates: (() -> Void)? = nil
        feed.view.performBatchUpdates(updates)
        feed.view.performBatchUpdates(nil, completion: nil)
    }

    func testEndOfEditingHasReason() {
        let (feed, field) = (Feed(), UITextField())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(field)
        window.isHidden = false
        field.delegate = feed
        XCTAssertTrue(field.becomeFirstResponder())
        XCTAssertTrue(field.resignFirstResponder())
        XCTAssertEqual(feed.reasons, [.committed])
        window.isHidden = true
    }

    func testNSIndexPath() {
        let path = NSIndexPath(item: 3, section: 1)
        XCTAssertEqual([path.section, path.item, path.row, path.length], [1, 3, 3, 2])
        XCTAssertEqual(NSIndexPath(row: 2, section: 0) as IndexPath, IndexPath(row: 2, section: 0))
    }

    func testEmptyImageRemovesTabBarBackground() {
        func dump(_ change: (UITabBar) -> Void) -> String {
            let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
            bar.barTintColor = .red
            change(bar)
            return bar.displayList().dump()
        }
        XCTAssertNotEqual(dump { _ in }, dump { $0.backgroundImage = UIImage() })
        XCTAssertEqual(
            dump { _ in }, dump { $0.shadowImage = UIImage() }, "the line remains unless both images are set")
    }

    func testGeometryFunctionsAndTopItem() {
        XCTAssertEqual(CGRectMake(1, 2, 3, 4), CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(CGSizeMake(1, 2), CGSize(width: 1, height: 2))
        XCTAssertEqual(CGPointMake(1, 2), CGPoint(x: 1, y: 2))
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.setItems([UINavigationItem(title: "A")], animated: false)
        XCTAssertEqual(bar.topItem?.title, "A")
    }
}
