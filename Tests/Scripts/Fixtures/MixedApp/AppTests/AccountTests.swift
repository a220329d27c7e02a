import UIKit
import XCTest

@testable import Mixed

final class AccountTests: XCTestCase {
    func testSwiftNames() throws {
        let account = Account(name: "Ada")
        account.name = "Ada"
        account.kind = .paid
        XCTAssertEqual(account.friends(), [])
        XCTAssertTrue(Account.shared === Account.shared)
        try account.load(from: URL(fileURLWithPath: "/"))
        XCTAssertEqual(MXAccountKind.paid.rawValue, 4)
        XCTAssertEqual(MXRights.all, [.read, .write])
        XCTAssertEqual(MX_ROW_HEIGHT, 44)
        XCTAssertEqual(MX_LIMIT, 88)
        XCTAssertEqual(NSNotification.Name.MXAccountDidChange.rawValue, "account changed")
        _ = UIColor.mx_accent()
    }

    func testObserver() {
        let (account, watcher) = (Account(name: "Ada", kind: .free), Watcher())
        account.observer = watcher
        account.observer?.accountDidChange(account)
        XCTAssertEqual(watcher.count, 1)
    }

    func testCell() throws {
        let row = try XCTUnwrap(UINib(nibName: "MXRow", bundle: nil).instantiate(withOwner: nil).first as? MXRow)
        XCTAssertEqual(row.nameLabel.text, "Name")
        row.showName("Ada")
        XCTAssertEqual(row.nameLabel.text, "Name", "a method in Objective-C has no effect")
    }

    func testSubclass() {
        let row = AccountRow(style: .default, reuseIdentifier: nil)
        let label = UILabel()
        row.nameLabel = label
        let account = Account(name: "")
        account.name = "Ada"
        account.kind = .paid
        row.fill(with: account)
        XCTAssertEqual(label.text, "Ada +")
        XCTAssertEqual(row.accessoryType, .checkmark)
    }
}
