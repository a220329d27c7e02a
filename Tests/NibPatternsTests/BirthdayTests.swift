import CellSimGraphics
import UIKit
import XCTest

@testable import CellSimExamples

/// Tests both variants of the birthday example.
@preconcurrency @MainActor
final class BirthdayTests: XCTestCase {
    private let stage = SimulatedPhone()

    private func frames(_ stack: UIStackView) -> [CGRect] { stack.arrangedSubviews.map(\.frame) }

    func testScreenIsInitiallyEmpty() {
        let controller = InPlaceBirthdayController()
        stage.show(controller)
        XCTAssertEqual(controller.view.frame, CGRect(x: 0, y: 0, width: 375, height: 667))
        // The status bar is 20 points high and the button 16 points below it; with 15-point text it is 30 points high.
        let button = controller.view.subviews[0]
        XCTAssertEqual(button.frame, CGRect(x: 16, y: 36, width: 343, height: 30))
        XCTAssertEqual(controller.people.frame, CGRect(x: 16, y: 82, width: 343, height: 0))
        XCTAssertEqual(stage.texts, [])
    }

    func testOptionOneAddsRowsWithTags() {
        let controller = InPlaceBirthdayController()
        stage.show(controller)
        for _ in 0..<3 { stage.tap("Add Person") }
        XCTAssertEqual(stage.texts, ["Ada : 36", "Blaise : 39", "Charles : 79"])
        XCTAssertEqual(
            frames(controller.people),
            [0, 38, 76].map { CGRect(x: 0, y: $0, width: 343, height: 30) },
            "the rows are 30 points high and 8 points apart")
        let buttons = controller.people.arrangedSubviews.compactMap { $0.subviews.last as? UIButton }
        XCTAssertEqual(buttons.map(\.tag), [0, 1, 2])
        XCTAssertTrue(buttons.allSatisfy { $0.frame.maxX == 343 })
    }

    func testOptionOneUpdatesTappedPerson() {
        let controller = InPlaceBirthdayController()
        stage.show(controller)
        for _ in 0..<3 { stage.tap("Add Person") }
        let before = controller.view.displayList().dump()
        stage.tap("Happy Birthday", at: 1)
        XCTAssertEqual(controller.data.map(\.1), [36, 40, 79])
        XCTAssertEqual(stage.texts, ["Ada : 36", "Blaise : 40", "Charles : 79"])
        let after = controller.view.displayList().dump()
        let changedLines = zip(before.split(separator: "\n"), after.split(separator: "\n")).filter { $0 != $1 }
        XCTAssertEqual(changedLines.count, 1, "only one label changes")
    }

    func testOptionTwoKeepsTheDataInItsViews() {
        let controller = PanelBirthdayController()
        stage.show(controller)
        for _ in 0..<3 { stage.tap("Add Person") }
        stage.tap("Happy Birthday", at: 2)
        stage.tap("Happy Birthday", at: 2)
        XCTAssertEqual(controller.panels.map(\.data.1), [36, 39, 81])
        XCTAssertEqual(stage.texts, ["Ada : 36", "Blaise : 39", "Charles : 81"])
        XCTAssertEqual(frames(controller.people), [0, 38, 76].map { CGRect(x: 0, y: $0, width: 343, height: 30) })
    }

    func testSettingPersonUpdatesLabel() {
        let panel = PersonPanelView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        panel.data = ("Emmy", 53)
        panel.layoutIfNeeded()
        let label = panel.subviews[0].subviews[0] as? UILabel
        XCTAssertEqual(label?.text, "Emmy : 53")
        XCTAssertEqual(panel.subviews[0].frame, panel.bounds)
    }

    func testBothOptionsDrawTheSame() throws {
        var pictures: [Bitmap] = []
        for controller in [InPlaceBirthdayController(), PanelBirthdayController()] {
            let stage = SimulatedPhone()
            stage.show(controller)
            for _ in 0..<3 { stage.tap("Add Person") }
            Snapshot.assert(stage, named: "added-2x")
            stage.tap("Happy Birthday", at: 1)
            Snapshot.assert(stage, named: "celebrated-2x")
            pictures.append(stage.picture())
        }
        XCTAssertEqual(pictures[0], pictures[1])
    }
}
