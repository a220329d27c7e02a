import UIKit

@objc protocol Naming {
    @objc optional var name: String { get }
    @objc optional var nickname: String? { get }
}
final class Named: NSObject, Naming {
    var name: String { "Ada" }
}
final class Stored: NSObject, Naming {
    var name = "Grace"
}
final class Nameless: NSObject, Naming {}

let all: [Naming] = [Named(), Stored(), Nameless()]
precondition(all.map { $0.name ?? "none" } == ["Ada", "Grace", "none"])
