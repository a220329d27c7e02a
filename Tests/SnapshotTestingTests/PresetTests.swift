import Foundation
import UIKit
import XCTest

@testable import SnapshotTesting

/// Tests the device presets against the published table of the original library: sizes and safe areas in points.
final class PresetTests: XCTestCase {
    private func check(
        _ config: ViewImageConfig, _ width: CGFloat, _ height: CGFloat, _ safe: [CGFloat],
        _ classes: String, line: UInt = #line
    ) {
        XCTAssertEqual(config.size, CGSize(width: width, height: height), line: line)
        let insets = config.safeArea
        XCTAssertEqual([insets.top, insets.left, insets.bottom, insets.right], safe, line: line)
        func letter(_ value: UIUserInterfaceSizeClass) -> String {
            value == .regular ? "R" : value == .compact ? "C" : "-"
        }
        XCTAssertEqual(
            letter(config.traits.horizontalSizeClass) + letter(config.traits.verticalSizeClass), classes, line: line)
    }

    func testPhones() {
        check(.iPhoneSe, 320, 568, [20, 0, 0, 0], "CR")
        check(.iPhoneSe(.landscape), 568, 320, [0, 0, 0, 0], "CC")
        check(.iPhone8, 375, 667, [20, 0, 0, 0], "CR")
        check(.iPhone8(.landscape), 667, 375, [0, 0, 0, 0], "CC")
        check(.iPhone8Plus, 414, 736, [20, 0, 0, 0], "CR")
        check(.iPhone8Plus(.landscape), 736, 414, [0, 0, 0, 0], "RC")
        check(.iPhoneX(.portrait), 375, 812, [44, 0, 34, 0], "CR")
        check(.iPhoneX(.landscape), 812, 375, [0, 44, 24, 44], "CC")
        check(.iPhoneXr, 414, 896, [44, 0, 34, 0], "CR")
        check(.iPhoneXsMax(.landscape), 896, 414, [0, 44, 24, 44], "RC")
        check(.iPhone12, 390, 844, [47, 0, 34, 0], "CR")
        check(.iPhone12Pro(.landscape), 844, 390, [0, 47, 21, 47], "CC")
        check(.iPhone12ProMax(.landscape), 926, 428, [0, 47, 21, 47], "RC")
        check(.iPhone13, 390, 844, [47, 0, 34, 0], "CR")
        check(.iPhone13Pro, 390, 844, [47, 0, 34, 0], "CR")
        check(.iPhone13ProMax, 428, 926, [47, 0, 34, 0], "CR")
        check(.iPhone13Mini, 375, 812, [50, 0, 34, 0], "CR")
        check(.iPhone13Mini(.landscape), 812, 375, [0, 50, 21, 50], "CC")
    }

    func testPhonesShareTheirTraits() {
        let traits = ViewImageConfig.iPhoneX.traits
        XCTAssertEqual(traits.preferredContentSizeCategory, .medium)
        XCTAssertEqual(traits.layoutDirection, .leftToRight)
        XCTAssertEqual(traits.userInterfaceIdiom, .phone)
        XCTAssertEqual(traits.forceTouchCapability, .available)
        XCTAssertEqual(ViewImageConfig.iPhoneXr.traits.forceTouchCapability, .unavailable)
        XCTAssertEqual(UITraitCollection.iPhoneX(.portrait), traits)
    }

    /// The original library uses the scale of the simulator. Newer phones, which it lacks, have their own scale.
    func testScaleIsTheScreensExceptForNewerPhones() {
        let configs: [ViewImageConfig] = [
            .iPhoneSe, .iPhone8, .iPhone8Plus, .iPhoneX, .iPhoneXr, .iPhoneXsMax, .iPhone13Mini, .iPadMini,
            .iPadPro12_9(.portrait(splitView: .oneThird)), .tv,
        ]
        for config in configs { XCTAssertEqual(config.traits.displayScale, 0) }
        XCTAssertEqual(UITraitCollection.iPhone13ProMax(.landscape).displayScale, 0)
        XCTAssertEqual(UITraitCollection.iPadPro11_Compact_SplitView.displayScale, 0)
        XCTAssertEqual(ViewImageConfig.iPhone14.traits.displayScale, 3)
        XCTAssertEqual(ViewImageConfig.iPhone17.traits.displayScale, 3)
    }

    func testTablets() {
        check(.iPadMini, 1024, 768, [20, 0, 0, 0], "RR")
        check(.iPad9_7(.portrait), 768, 1024, [20, 0, 0, 0], "RR")
        check(.iPadMini(.landscape(splitView: .twoThirds)), 694, 768, [20, 0, 0, 0], "RR")
        check(.iPadMini(.landscape(splitView: .oneHalf)), 507, 768, [20, 0, 0, 0], "CR")
        check(.iPadMini(.landscape(splitView: .oneThird)), 320, 768, [20, 0, 0, 0], "CR")
        check(.iPadMini(.portrait(splitView: .twoThirds)), 438, 1024, [20, 0, 0, 0], "CR")
        check(.iPad10_2(.portrait(splitView: .oneThird)), 320, 1080, [20, 0, 0, 0], "CR")
        check(.iPadPro10_5(.landscape(splitView: .oneHalf)), 551, 834, [20, 0, 0, 0], "CR")
        check(.iPadPro11, 1194, 834, [24, 0, 20, 0], "RR")
        check(.iPadPro11(.landscape(splitView: .oneThird)), 375, 834, [24, 0, 20, 0], "CR")
        check(.iPadPro12_9, 1366, 1024, [20, 0, 0, 0], "RR")
        check(.iPadPro12_9(.landscape(splitView: .oneHalf)), 678, 1024, [20, 0, 0, 0], "RR")
        check(.iPadPro12_9(.portrait(splitView: .twoThirds)), 639, 1366, [20, 0, 0, 0], "CR")
        XCTAssertEqual(ViewImageConfig.iPadMini.traits.preferredContentSizeCategory, .unspecified)
        XCTAssertEqual(ViewImageConfig.iPadMini.traits.userInterfaceIdiom, .pad)
        XCTAssertEqual(UITraitCollection.iPadMini_Compact_SplitView.horizontalSizeClass, .compact)
    }

    func testTelevisions() {
        check(.tv, 1920, 1080, [60, 90, 60, 90], "--")
        check(.tv4K, 3840, 2160, [120, 180, 120, 180], "--")
    }
}
