import UIKit
import XCTest

/// Tests scrolling with animation: the content moves when the animation has ended.
@preconcurrency @MainActor final class ScrollAnimationTests: XCTestCase {
    private final class Recorder: NSObject, UIScrollViewDelegate {
        var ends = 0
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }

    private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private func scrollView() -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 500)
        return view
    }

    private func runAnimations() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.4)) }

    func testContentMovesWhenTheAnimationEnds() {
        let (view, recorder) = (scrollView(), Recorder())
        view.delegate = recorder
        view.setContentOffset(CGPoint(x: 0, y: 120), animated: true)
        XCTAssertEqual(view.contentOffset, .zero)
        XCTAssertEqual(recorder.ends, 0)
        runAnimations()
        XCTAssertEqual(view.contentOffset.y, 120)
        XCTAssertEqual(recorder.ends, 1)
        view.setContentOffset(CGPoint(x: 0, y: 120), animated: true)
        runAnimations()
        XCTAssertEqual(recorder.ends, 1, "scrolling to the current offset sends no callback")
    }

    func testTheLastScrollCounts() {
        let (view, recorder) = (scrollView(), Recorder())
        view.delegate = recorder
        view.setContentOffset(CGPoint(x: 0, y: 120), animated: true)
        view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
        XCTAssertEqual(view.contentOffset.y, 30)
        runAnimations()
        XCTAssertEqual(view.contentOffset.y, 30)
        XCTAssertEqual(recorder.ends, 0)
        view.setContentOffset(CGPoint(x: 0, y: 120), animated: true)
        view.setContentOffset(CGPoint(x: 0, y: 60), animated: true)
        runAnimations()
        XCTAssertEqual(view.contentOffset.y, 60)
        XCTAssertEqual(recorder.ends, 1)
    }

    func testDisabledAnimationsTakeNoTime() {
        let (view, recorder) = (scrollView(), Recorder())
        view.delegate = recorder
        UIView.performWithoutAnimation { view.setContentOffset(CGPoint(x: 0, y: 120), animated: true) }
        XCTAssertEqual(view.contentOffset.y, 120)
        XCTAssertEqual(recorder.ends, 1)
    }

    func testAViewThatIsGoneDoesNotScroll() {
        let recorder = Recorder()
        show {
            let view = scrollView()
            view.delegate = recorder
            view.setContentOffset(CGPoint(x: 0, y: 120), animated: true)
        }
        runAnimations()
        XCTAssertEqual(recorder.ends, 0)
    }

    func testRowsAndItemsComeIntoViewWhenTheAnimationEnds() {
        let rows = Rows()
        let frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        let table = UITableView(frame: frame)
        table.dataSource = rows
        table.layoutIfNeeded()
        table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: true)
        XCTAssertEqual(table.contentOffset.y, 0)
        let collection = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = rows
        collection.layoutIfNeeded()
        collection.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: true)
        XCTAssertEqual(collection.contentOffset.y, 0)
        runAnimations()
        XCTAssertEqual(table.contentOffset.y, table.rectForRow(at: IndexPath(row: 20, section: 0)).minY)
        XCTAssertTrue(collection.indexPathsForVisibleItems.contains(IndexPath(item: 20, section: 0)))
    }

    /// Calls a closure, whose objects are released when it returns.
    private func show(_ body: () -> Void) { body() }
}
