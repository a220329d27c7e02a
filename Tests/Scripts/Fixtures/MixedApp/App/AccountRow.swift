import UIKit

/// A cell in Swift of a class in Objective-C.
final class AccountRow: MXRow {
    func fill(with account: Account, rights: MXRights = .all) {
        nameLabel.text = account.name + (rights.contains(.write) ? " +" : "")
        if account.kind == .paid { accessoryType = .checkmark }
    }
}

final class Watcher: NSObject, MXAccountObserver {
    private(set) var count = 0

    func accountDidChange(_ account: Account) { count += 1 }
}
