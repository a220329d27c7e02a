import UIKit

final class Store: NSObject {
    @objc func save(name: String) {}
    @objc func save(name: String, age: Int) {}
    @objc func move(from: Int, to: Int) {}
    @objc func item(at index: Int) -> Int { index }
    @objc func lookUp(for key: String) {}
    @objc func viewFor(row: Int) {}
}

precondition(NSStringFromSelector(#selector(Store.save(name:))) == "saveWithName:")
precondition(NSStringFromSelector(#selector(Store.save(name:age:))) == "saveWithName:age:")
precondition(NSStringFromSelector(#selector(Store.move(from:to:))) == "moveFrom:to:")
precondition(NSStringFromSelector(#selector(Store.item(at:))) == "itemAt:")
precondition(NSStringFromSelector(#selector(Store.lookUp(for:))) == "lookUpFor:")
precondition(NSStringFromSelector(#selector(Store.viewFor(row:))) == "viewForRow:")
