// swift-format-ignore-file
import CellSimAdapted; import UIKit

public protocol Store: AdaptedInitialising {
                                  
    func string(forKey key: String) -> String?
}
extension UserDefaults: Store {}
final class Memory: Store, _Initialiser_Store_suiteName_ {
    required init?(suiteName: String?) { if suiteName == nil { return nil } }
    func string(forKey key: String) -> String? { "memory" }
 @MainActor static func _adapted2_2v20vqn8phfco() -> AdaptedClasses.Members { AdaptedClasses.Members(Memory.self, names: ["stringForKey:"]) } }
struct Value: Store, _Initialiser_Store_suiteName_ {
    init?(suiteName: String?) {}
    func string(forKey key: String) -> String? { "value" }
}

// One that a protocol for classes requires.
protocol Making: AnyObject, AdaptedInitialising {        }
protocol Framed: AdaptedInitialising {                     }
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

public protocol _Initialiser_Store_suiteName_ { init?(suiteName p0: String?) }
extension Store { public init?(suiteName p0: String?) { if let type = Self.self as? any _Initialiser_Store_suiteName_.Type { let made: (any _Initialiser_Store_suiteName_)? = type.init(suiteName: p0); guard let made else { return nil }; self.init(adapted: made); return }; if Self.self == UserDefaults.self { let made: UserDefaults? = UserDefaults(suiteName: p0); guard let made else { return nil }; self.init(adapted: made); return }; preconditionFailure("\(Self.self) needs a required init(suiteName:): declare one") } }
@used @section(".init_array") private let _register_adapted2_2v20vqn8phfco: @convention(c) () -> Void = { AdaptedClasses.register { Memory._adapted2_2v20vqn8phfco() } }
protocol _Initialiser_Making_ { init() }
extension Making { init() { if let type = Self.self as? any _Initialiser_Making_.Type { let made: (any _Initialiser_Making_) = type.init(); self.init(adapted: made); return }; if Self.self == NSObject.self { let made: NSObject = NSObject(); self.init(adapted: made); return }; if let type = Self.self as? NSObject.Type { self.init(adapted: AdaptedObjects.make(type)); return }; preconditionFailure("\(Self.self) needs a required init(): declare one") } }
protocol _Initialiser_Framed_frame_ { init(frame p0: CGRect) }
extension Framed { init(frame p0: CGRect) { if let type = Self.self as? any _Initialiser_Framed_frame_.Type { let made: (any _Initialiser_Framed_frame_) = type.init(frame: p0); self.init(adapted: made); return }; if Self.self == UIView.self { let made: UIView = UIView(frame: p0); self.init(adapted: made); return }; if let type = Self.self as? UIView.Type { self.init(adapted: AdaptedObjects.make(type, frame: p0)); return }; preconditionFailure("\(Self.self) needs a required init(frame:): declare one") } }
