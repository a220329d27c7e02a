import XCTest

@testable import SnapshotTesting

final class CardTests: XCTestCase {
    func strategy() -> Snapshotting<UIView, UIImage> { .image }
}

precondition(CardTests(name: "a", testClosure: { _ in }).strategy().pathExtension == "png")
