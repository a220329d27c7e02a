// swift-format-ignore-file
import CellSimAdapted; import UIKit
import XCTest

class CardTests: XCTestCase {
    var method: String { String(AdaptedTest.name(name).split(separator: " ").last ?? "") }
    func reference(_ suffix: String) -> String { AdaptedTest.name(self.name) + suffix }
    func named(name: String) -> String { name }
    func first() -> String {
        let name = "own"
        return name
    }
    func label() -> String { Person(name: "Ida").name }
}

struct Person { let name: String }

let test = CardTests(name: "testEmpty", testClosure: { _ in })
precondition(test.method == "testEmpty]")
precondition(test.reference("!") == "-[CardTests testEmpty]!")
precondition(test.named(name: "a") == "a" && test.first() == "own" && test.label() == "Ida")
