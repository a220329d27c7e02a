// swift-format-ignore-file
import CellSimAdapted; import UIKit
import XCTest

/// A small part of Quick, as it is on Linux.
class QuickSpec: XCTestCase {
    nonisolated(unsafe) static var examples: [() -> Void] = []
    class func spec() {}
    class var allTests: [(String, (QuickSpec) -> () throws -> Void)] {
        examples = []
        spec()
        return examples.map { example in ("example", { _ in { example() } }) }
    }
}

func it(_ description: String, _ example: @escaping () -> Void) { QuickSpec.examples.append(example) }

nonisolated(unsafe) var ran: [String] = []

class CartSpec: QuickSpec {
    override class func spec() {
        it("is empty") { ran.append("empty") }
        it("has a total") { ran.append("total") }
    }
 nonisolated func testExamples() throws { for (_, example) in Self.allTests { try example(self)() } }; }

@MainActor final class Store {
    static var count = 0
    func add() { Self.count += 1 }
}

@preconcurrency @MainActor class StoreSpec: QuickSpec {
    override class func spec() { MainActor.assumeIsolated { () -> Void in
        let store = Store()
        it("adds") { store.add() }
    } }
 nonisolated func testExamples() throws { for (_, example) in Self.allTests { try example(self)() } }; }

// Inherits the test of `CartSpec`.
final class SaleCartSpec: CartSpec {}

try CartSpec(name: "", testClosure: { _ in }).testExamples()
precondition(ran == ["empty", "total"])
try SaleCartSpec(name: "", testClosure: { _ in }).testExamples()
precondition(ran.count == 4)
try StoreSpec(name: "", testClosure: { _ in }).testExamples()
precondition(MainActor.assumeIsolated { Store.count } == 1)
