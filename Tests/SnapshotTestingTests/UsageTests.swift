import Foundation
import SnapshotTesting
import UIKit
import XCTest

/// Tests usual patterns in test code: view subclasses, an overridden `invokeTest`, collections of strategies.
@preconcurrency @MainActor final class UsageTests: XCTestCase {
    private final class Badge: UILabel {}
    private final class Screen: UIViewController {}

    nonisolated override func invokeTest() {
        withSnapshotTesting(record: .missing, diffTool: .ksdiff) { super.invokeTest() }
    }

    func testSubclassesInheritStrategies() throws {
        let badge = Badge(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        let screen = Screen()
        let folder = try SnapshotFolder()
        XCTAssertNotNil(folder.verify(badge, as: .image, named: "a"))
        XCTAssertNil(folder.verify(badge, as: .image, named: "a"))
        XCTAssertNotNil(
            folder.verify(badge, as: .image(precision: 0.99, size: CGSize(width: 5, height: 5)), named: "b"))
        XCTAssertNotNil(folder.verify(badge, as: .recursiveDescription, named: "c"))
        XCTAssertNotNil(folder.verify(screen, as: .image(on: .iPhoneX(.landscape)), named: "d"))
        XCTAssertNotNil(folder.verify(screen, as: .hierarchy, named: "e"))
        XCTAssertNotNil(
            folder.verify(
                screen,
                as: .image(on: .iPadPro11(.portrait(splitView: .oneThird)), traits: .init(userInterfaceStyle: .dark)),
                named: "f"))
        XCTAssertNotNil(folder.verify([1, 2], as: .dump, named: "g"))
        XCTAssertNotNil(folder.verify(["a": 1], as: .json, named: "h"))
        XCTAssertEqual(
            try folder.files,
            [
                "testCell.a.png", "testCell.b.png", "testCell.c.txt", "testCell.d.png", "testCell.e.txt",
                "testCell.f.png", "testCell.g.txt", "testCell.h.json",
            ])
    }

    func testScopesReachOverriddenInvocation() throws {
        let folder = try SnapshotFolder()
        try folder.write(Data("a".utf8), "testCell.x.txt")
        XCTAssertEqual(folder.verify("b", as: .lines, named: "x")?.contains("ksdiff "), true)
    }
}
