import UIKit

@objc protocol Describing {
    @objc optional static func describe() -> String
    func call()
}
final class Object: NSObject, Describing {
    static func describe() -> String { "object" }
    func call() {}
}
final class Silent: NSObject, Describing {
    func call() {}
}

let types: [Describing.Type] = [Object.self, Silent.self]
precondition(types.map { $0.describe?() ?? "none" } == ["object", "none"])
