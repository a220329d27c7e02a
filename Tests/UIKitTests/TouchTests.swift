import UIKit
import XCTest

/// Tests touch delivery, actions and the responder chain.
@preconcurrency @MainActor final class TouchTests: XCTestCase {
    /// A view that records the selectors it receives.
    private final class Listener: UIView, ActionListing {
        static var actions: [ActionMethod] {
            let names = "down: up: back: anyone: tap: single: double: press: behind: button: hello:".split(
                separator: " ")
            return names.map(String.init).map { name in
                ActionMethod(Selector(name)) { (listener: Listener) in
                    { (sender: Any) in listener.record(name, sender) }
                }
            }
        }

        var events: [String] = []

        private func record(_ name: String, _ sender: Any) {
            events.append(name + ((sender as? UIGestureRecognizer).map { " \($0.state)" } ?? ""))
        }
    }

    private final class TouchedView: UIView {
        var phases: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let listener = Listener()

    private func addToWindow<View: UIView>(
        _ view: View, _ frame: CGRect = CGRect(x: 20, y: 20, width: 100, height: 100)
    )
        -> View
    {
        view.frame = frame
        window.addSubview(view)
        return view
    }

    func testTapOnButtonSendsActions() {
        let button = addToWindow(UIButton(type: .system))
        button.addTarget(listener, action: "down:", for: .touchDown)
        button.addTarget(listener, action: "up:", for: .touchUpInside)
        XCTAssertTrue(TouchSimulator.tap(button))
        XCTAssertEqual(listener.events, ["down:", "up:"])
    }

    func testFrontViewReceivesTouch() {
        let back = addToWindow(UIButton(type: .system))
        back.addTarget(listener, action: "back:", for: .touchUpInside)
        let front = addToWindow(TouchedView())
        XCTAssertFalse(TouchSimulator.tap(back))
        XCTAssertEqual(front.phases, ["began", "ended"])
        XCTAssertEqual(listener.events, [])
    }

    func testActionsWithoutTargetUseResponderChain() {
        let parent = addToWindow(listener)
        let button = UIButton(type: .system)
        button.frame = parent.bounds
        parent.addSubview(button)
        button.addTarget(nil, action: "anyone:", for: .touchUpInside)
        TouchSimulator.tap(button)
        XCTAssertEqual(listener.events, ["anyone:"])
        XCTAssertTrue(UIApplication.shared.sendAction("hello:", to: nil, from: button, for: nil))
        XCTAssertEqual(listener.events, ["anyone:", "hello:"])
    }

    func testTapRecognizerCancelsTouches() {
        let view = addToWindow(TouchedView())
        view.addGestureRecognizer(UITapGestureRecognizer(target: listener, action: "tap:"))
        TouchSimulator.tap(view)
        XCTAssertEqual(listener.events, ["tap: ended"])
        XCTAssertEqual(view.phases, ["began", "cancelled"])
    }

    func testSingleTapWaitsForDoubleTapToFail() {
        let view = addToWindow(UIView())
        let (single, double) = (
            UITapGestureRecognizer(target: listener, action: "single:"),
            UITapGestureRecognizer(target: listener, action: "double:")
        )
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        view.addGestureRecognizer(single)
        view.addGestureRecognizer(double)
        TouchSimulator.tap(view)
        XCTAssertEqual(listener.events, ["single: ended"])
        listener.events = []
        TouchSimulator.tap(view, count: 2)
        XCTAssertEqual(listener.events, ["double: ended"])
    }

    func testLongPressBeginsAfterMinimumDuration() {
        let view = addToWindow(UIView())
        view.addGestureRecognizer(UILongPressGestureRecognizer(target: listener, action: "press:"))
        TouchSimulator.tap(view)
        XCTAssertEqual(listener.events, [])
        TouchSimulator.longPress(view)
        XCTAssertEqual(listener.events, ["press: began", "press: ended"])
    }

    func testButtonTakesPrecedenceOverRecognizerOfSuperview() {
        let parent = addToWindow(UIView())
        parent.addGestureRecognizer(UITapGestureRecognizer(target: listener, action: "behind:"))
        let button = UIButton(type: .system)
        button.frame = parent.bounds
        parent.addSubview(button)
        button.addTarget(listener, action: "button:", for: .touchUpInside)
        TouchSimulator.tap(button)
        XCTAssertEqual(listener.events, ["button:"])
    }

    func testDraggingScrollsWithinContent() {
        let scroll = addToWindow(UIScrollView(), CGRect(x: 0, y: 0, width: 320, height: 400))
        scroll.contentSize = CGSize(width: 320, height: 1000)
        TouchSimulator.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100), in: scroll)
        XCTAssertEqual(scroll.contentOffset, CGPoint(x: 0, y: 200))
        for expected in [380, 560, 600, 600] as [CGFloat] {
            let top = scroll.contentOffset.y
            TouchSimulator.drag(from: CGPoint(x: 100, y: top + 390), to: CGPoint(x: 100, y: top + 210), in: scroll)
            XCTAssertEqual(scroll.contentOffset.y, expected)
        }
        scroll.isScrollEnabled = false
        let before = scroll.contentOffset
        TouchSimulator.drag(from: CGPoint(x: 100, y: before.y + 50), to: CGPoint(x: 100, y: before.y + 300), in: scroll)
        XCTAssertEqual(scroll.contentOffset, before)
    }
}

/// Tests touches in tables.
@preconcurrency @MainActor final class TableTouchTests: XCTestCase {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        var rejectedRows: Set<Int> = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.accessoryType = .detailButton
            return cell
        }
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            log.append("should highlight \(indexPath.row)")
            return !rejectedRows.contains(indexPath.row)
        }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            log.append("highlight \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            log.append("unhighlight \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            log.append("will select \(indexPath.row)")
            return indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("select \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            log.append("will deselect \(indexPath.row)")
            return indexPath
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            log.append("deselect \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            log.append("detail \(indexPath.row)")
        }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) { log.append("\(editingStyle) \(indexPath.row)") }
    }

    private let source = Source()
    private lazy var table: UITableView = {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = source
        table.layoutIfNeeded()
        return table
    }()

    func testTapSelectionOrder() {
        TouchSimulator.tap(at: CGPoint(x: 50, y: 60), in: table)
        XCTAssertEqual(source.log, ["should highlight 1", "highlight 1", "unhighlight 1", "will select 1", "select 1"])
        XCTAssertEqual(table.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
        XCTAssertEqual(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected, true)
        source.log = []
        TouchSimulator.tap(at: CGPoint(x: 50, y: 100), in: table)
        XCTAssertEqual(
            source.log,
            [
                "should highlight 2", "highlight 2", "unhighlight 2", "will select 2", "will deselect 1", "deselect 1",
                "select 2",
            ])
    }

    func testRejectedHighlightPreventsSelection() {
        source.rejectedRows = [0]
        TouchSimulator.tap(at: CGPoint(x: 50, y: 10), in: table)
        XCTAssertEqual(source.log, ["should highlight 0"])
        XCTAssertNil(table.indexPathForSelectedRow)
    }

    func testDetailButtonDoesNotSelect() {
        TouchSimulator.tap(at: CGPoint(x: 320 - 16 - 11, y: 22), in: table)
        XCTAssertEqual(source.log, ["detail 0"])
    }

    func testDeleteControlDeletesRow() {
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        TouchSimulator.tap(at: CGPoint(x: 16 + 11, y: 66), in: table)
        XCTAssertEqual(source.log, ["delete 1"])
    }

    func testDraggingScrollsAndSelectsNothing() {
        TouchSimulator.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 50, y: 100), in: table)
        XCTAssertEqual(table.contentOffset.y, 300)
        XCTAssertNil(table.indexPathForSelectedRow)
        XCTAssertEqual(source.log.last, "unhighlight 9")
        XCTAssertEqual(table.indexPathsForVisibleRows?.first?.row, 6)
    }

    func testSelectionSurvivesReuse() {
        table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
        table.contentOffset.y = 1000
        table.layoutIfNeeded()
        XCTAssertFalse(table.visibleCells.contains { $0.isSelected })
        table.contentOffset.y = 0
        table.layoutIfNeeded()
        XCTAssertEqual(table.visibleCells.map(\.isSelected), (0..<10).map { $0 == 3 })
    }
}
