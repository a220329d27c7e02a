// swift-format-ignore-file
import CellSimAdapted; import UIKit; import XCTest

@preconcurrency @MainActor
final class CardTests: XCTestCase {
          func testCard() {
        let view: UIView = UILabel()
        XCTAssertEqual(view.tag, 0)
    }
 @MainActor static func _adapted0_2m914h85qpg0e() -> AdaptedClasses.Members { AdaptedClasses.Members(CardTests.self, actions: [ActionMethod(adapted: "testCard") { (o: CardTests) in o.testCard() }]) } }

MainActor.assumeIsolated { CardTests(name: "testCard", testClosure: { _ in }).testCard() }

@used @section(".init_array") private let _register_adapted0_2m914h85qpg0e: @convention(c) () -> Void = { AdaptedClasses.register { CardTests._adapted0_2m914h85qpg0e() } }
