import Foundation
import XCTest

@testable import Cards

final class WordsTests: XCTestCase {
    /// Printed while tests are listed too, where it must not become part of the list.
    deinit { print("a test is gone") }

    /// The texts in the language that `CELLSIM_LANGUAGE` names; without it in the package's own, as on a simulator.
    func testTextsComeInTheInterfacesLanguage() {
        let isGerman = ProcessInfo.processInfo.environment["CELLSIM_LANGUAGE"] == "de"
        XCTAssertEqual(Words.hello, isGerman ? "Hallo" : "Hello")
        XCTAssertEqual(Words.cards(1), isGerman ? "1 Karte" : "1 card")
        XCTAssertEqual(Words.cards(3), isGerman ? "3 Karten" : "3 cards")
        XCTAssertEqual(Words.day, isGerman ? "1. Januar 1970" : "January 1, 1970")
    }
}
