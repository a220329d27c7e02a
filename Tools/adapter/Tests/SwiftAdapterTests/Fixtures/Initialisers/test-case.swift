import UIKit
import XCTest

extension XCTestCase {
    func payload(_ name: String) -> [String: String] { ["name": name] }
}

func save(_ name: String) -> [String: String] { XCTestCase().payload(name) }
precondition(save("Ann") == ["name": "Ann"])
