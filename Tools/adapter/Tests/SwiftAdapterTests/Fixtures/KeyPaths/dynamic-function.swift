import UIKit

class Base: NSObject {
    @objc dynamic func name() -> String { "base" }
    dynamic var title: String { "title" }
}
final class Derived: Base {
    override func name() -> String { "derived" }
}

let object: Base = Derived()
precondition(object.name() == "derived" && object.title == "title")
