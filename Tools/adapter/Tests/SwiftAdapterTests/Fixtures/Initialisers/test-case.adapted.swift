// swift-format-ignore-file
import CellSimAdapted; import UIKit
import XCTest

extension XCTestCase {
    func payload(_ name: String) -> [String: String] { ["name": name] }
}

func save(_ name: String) -> [String: String] { XCTestCase(name: "", testClosure: { _ in }).payload(name) }
precondition(save("Ann") == ["name": "Ann"])
