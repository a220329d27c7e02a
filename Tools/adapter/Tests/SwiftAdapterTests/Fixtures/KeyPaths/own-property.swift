import UIKit

final class Person: NSObject {
    @objc var name = "Ada"
    func key() -> String { #keyPath(name) }
    func other() -> String { #keyPath(self.name) }
}

precondition(Person().key() == "name")
