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

    func testTypesUnderOtherNamesAreOverridden() {
        XCTAssertTrue(UIImageView().startsAtOnce())
        XCTAssertFalse(PatientImageView().startsAtOnce())
    }

    func testNamesOfTheSystem() {
        XCTAssertEqual(place(7) + 1, 8)
        XCTAssertEqual(CGFloat(2).distance(5), 3)
        XCTAssertEqual(dashes.map(\.intValue), [1, 2])
    }

    /// Xcode adds undeclared asset catalogues to the bundle.
    func testUndeclaredCatalogueIsInTheBundle() {
        XCTAssertEqual(mark?.resolvedColor(with: .current).cgColor.components, [1, 0.5, 0, 1])
    }
}
