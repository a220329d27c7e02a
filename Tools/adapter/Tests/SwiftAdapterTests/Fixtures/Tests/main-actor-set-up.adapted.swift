// swift-format-ignore-file
import CellSimAdapted; import UIKit
import XCTest

@MainActor final class Settings {
    static var shared = Settings()
    var count = 0
}

class Case: XCTestCase {}

@preconcurrency @MainActor final class CardTests: Case, @unchecked Sendable {
    var settings: Settings!
    override func setUp() { MainActor.assumeIsolated { () -> Void in
        super.setUp()
        settings = Settings()
        settings.count = 2
    } }
    override func tearDownWithError() throws { try MainActor.assumeIsolated { () -> Void in
        guard settings != nil else { return }
        try super.tearDownWithError()
        Settings.shared.count += 1
    } }
}

final class RowTests: XCTestCase, @unchecked Sendable {
               override func setUp() { MainActor.assumeIsolated { () -> Void in Settings.shared.count = 5 } }
}

let card = CardTests(name: "card", testClosure: { _ in })
card.setUp()
try card.tearDownWithError()
precondition(card.settings.count == 2 && Settings.shared.count == 1)
RowTests(name: "row", testClosure: { _ in }).setUp()
precondition(Settings.shared.count == 5)
