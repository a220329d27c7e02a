import UIKit
import XCTest

@MainActor final class Settings {
    static var shared = Settings()
    var count = 0
}

class Case: XCTestCase {}

@MainActor final class CardTests: Case {
    var settings: Settings!
    override func setUp() {
        super.setUp()
        settings = Settings()
        settings.count = 2
    }
    override func tearDownWithError() throws {
        guard settings != nil else { return }
        try super.tearDownWithError()
        Settings.shared.count += 1
    }
}

final class RowTests: XCTestCase {
    @MainActor override func setUp() { Settings.shared.count = 5 }
}

let card = CardTests(name: "card", testClosure: { _ in })
card.setUp()
try card.tearDownWithError()
precondition(card.settings.count == 2 && Settings.shared.count == 1)
RowTests(name: "row", testClosure: { _ in }).setUp()
precondition(Settings.shared.count == 5)
