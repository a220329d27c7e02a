import XCTest

@testable import Cards

final class RuntimeTests: XCTestCase {
    func testOptionalRequirementsWithTheSameLabels() {
        let (panel, delegate) = (Panel(), SizePanelDelegate())
        panel.delegate = delegate
        XCTAssertEqual(panel.widths, [nil, 3])
    }

    func testPlainObjectsOverrideWhatNSObjectHasOnApplesSystems() {
        let guest = NibGuest()
        guest.awakeFromNib()
        XCTAssertEqual(guest.count, 1)
    }

    func testClassesAtRunTime() {
        XCTAssertEqual(className(UIView()), "UIKit.UIView")
        XCTAssertTrue(performLoudly(from: UIViewController()))
        XCTAssertFalse(Swizzling.call(NSObject()))
    }

    func testDeclarationsThatNeedSwiftUIAreLeftOutAndOthersAreNot() {
        XCTAssertEqual(tint, .red)
        XCTAssertEqual(BadgeCounter().count, 0)
    }
}
