import Foundation
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests trait collections.
final class TraitTests: XCTestCase {
    func testLaterSpecifiedTraitsTakePrecedence() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(),
        ])
        XCTAssertEqual(merged.userInterfaceStyle, .light)
        XCTAssertEqual(merged.displayScale, 3)
        XCTAssertEqual(merged.horizontalSizeClass, .unspecified)
    }

    func testContainsTraitsComparesSpecifiedTraits() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(displayScale: 2),
        ])
        XCTAssertTrue(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
        XCTAssertFalse(traits.containsTraits(in: UITraitCollection(displayScale: 3)))
        XCTAssertTrue(traits.containsTraits(in: nil))
    }

    func testColorAppearanceDependsOnStyleNotOnScale() {
        let light = UITraitCollection.standard
        XCTAssertFalse(light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0.displayScale = 3 }))
        XCTAssertTrue(
            light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0.userInterfaceStyle = .dark }))
    }

    func testDiffersComparesListedTraits() {
        let light = UITraitCollection.standard
        let dark = light.modifyingTraits { $0.userInterfaceStyle = .dark }
        XCTAssertTrue(dark.differs(from: light, in: [UITraitDisplayScale.self, UITraitUserInterfaceStyle.self]))
        XCTAssertFalse(dark.differs(from: light, in: [UITraitDisplayScale.self]))
    }

    func testCurrentTraitsAreRestoredAndPerThread() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let otherThread = expectation(description: "the other thread has finished")
        let before = UITraitCollection.current
        dark.performAsCurrent {
            XCTAssertEqual(UITraitCollection.current, dark)
            Thread {
                XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .light)
                otherThread.fulfill()
            }.start()
            wait(for: [otherThread], timeout: 10)
        }
        XCTAssertEqual(UITraitCollection.current, before)
    }

    func testCategoriesCompareBySize() {
        XCTAssertLessThan(UIContentSizeCategory.extraSmall, .small)
        XCTAssertLessThan(UIContentSizeCategory.extraExtraExtraLarge, .accessibilityMedium)
        XCTAssertTrue(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        XCTAssertFalse(UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        XCTAssertEqual(
            UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL"),
            .accessibilityExtraExtraExtraLarge)
    }
}
