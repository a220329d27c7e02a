import UIKit
import XCTest

@testable import CellSimExamples

/// Tests the order of calls while a nib is loaded.
@preconcurrency @MainActor
final class LifeCycleTests: XCTestCase {
    /// The order in Apple's documentation: objects are created (a parent's `init(coder:)` returns after its children's), then
    /// connected in document order, then get their attributes, and only then `awakeFromNib()`. It is not called for File's Owner.
    func testNibLoadingOrder() {
        LifeCycle.run()
        XCTAssertEqual(
            LifeCycleTrace.current.lines,
            [
                "LifeCycleOwner.init()",
                "instantiate",
                "LifeCycleLabel.init(coder:) with the text Life cycle",
                "LifeCycleButton.init(coder:)",
                "LifeCyclePanel.init(coder:) with 2 subviews, caption not connected",
                "LifeCycleHelper.init()",
                "set LifeCycleOwner.panel: nil becomes LifeCyclePanel",
                "LifeCycleButton.addTarget(LifeCycleOwner, greet:)",
                "set LifeCyclePanel.caption: nil becomes LifeCycleLabel",
                "set LifeCyclePanel.helper: nil becomes LifeCycleHelper",
                "set LifeCyclePanel.greeting:  becomes Hello",
                "LifeCyclePanel.awakeFromNib() with caption connected",
                "LifeCycleLabel.awakeFromNib()",
                "LifeCycleButton.awakeFromNib()",
                "returned LifeCyclePanel, LifeCycleHelper",
                "LifeCycleOwner.greet(_:)",
                "the caption says Hello",
            ])
    }

    func testPanelLayout() {
        let owner = LifeCycle.run()
        owner.panel?.frame.size = CGSize(width: 320, height: 60)
        owner.panel?.layoutIfNeeded()
        let views = owner.panel?.subviews ?? []
        XCTAssertEqual(views.map(\.frame.minX).first, 16)
        XCTAssertEqual(views.last?.frame.maxX, 304)
        XCTAssertEqual(
            views.map(\.frame.midY), [30.25, 30], "the views are centred vertically; the text spans 20 to 40.5")
    }
}
