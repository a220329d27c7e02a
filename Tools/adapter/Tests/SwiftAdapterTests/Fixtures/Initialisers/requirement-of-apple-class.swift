import UIKit

public protocol Store {
    init?(suiteName name: String?)
    func string(forKey key: String) -> String?
}
extension UserDefaults: Store {}
final class Memory: Store {
    required init?(suiteName: String?) { if suiteName == nil { return nil } }
    func string(forKey key: String) -> String? { "memory" }
}
struct Value: Store {
    init?(suiteName: String?) {}
    func string(forKey key: String) -> String? { "value" }
}

// One that a protocol for classes requires.
protocol Making: AnyObject { init() }
protocol Framed { init(frame: CGRect) }
extension UIView: Framed {}
extension NSObject: Making {}

// One that the protocol's extension brings along stays.
protocol Filled { init(_ number: Int) }
extension Filled { init(_ number: Int) { fatalError("not called") } }
extension Bundle: Filled {}

func make<Made: Store>(_ type: Made.Type, _ name: String?) -> Made? { Made(suiteName: name) }
func framed<Made: Framed>(_ type: Made.Type) -> Made { Made(frame: .zero) }
func new<Made: Making>(_ type: Made.Type) -> Made { Made() }

precondition(make(UserDefaults.self, "store")?.string(forKey: "missing") == nil)
precondition(make(UserDefaults.self, "store") != nil)
precondition(make(Memory.self, "store")?.string(forKey: "a") == "memory")
precondition(make(Memory.self, nil) == nil)
precondition(make(Value.self, nil)?.string(forKey: "a") == "value")
let stores: [any Store.Type] = [UserDefaults.self, Memory.self]
precondition(stores.compactMap { $0.init(suiteName: "store") }.count == 2)
precondition(type(of: new(NSObject.self)) == NSObject.self)
precondition(type(of: new(UILabel.self)) == UILabel.self)
precondition(type(of: framed(UIButton.self)) == UIButton.self)
