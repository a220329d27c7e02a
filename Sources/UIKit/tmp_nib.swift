import Foundation
import CellSimInterfaceBuilder
struct NibIdentity { var objectID: String }
enum UIKitException { static func raise(name: String, reason: String) -> Never { fatalError(reason) } }
public final class IBElement {}
public final class NibCoder: NSCoder {
    var isCanvas = false
    func string(_ k: String) -> String? { nil }
    func bool(_ k: String) -> Bool? { nil }
    func int(_ k: String) -> Int? { nil }
    func double(_ k: String) -> Double? { nil }
    func cgFloat(_ k: String) -> CGFloat? { nil }
    func rect(_ k: String) -> CGRect? { nil }
    func size(_ k: String) -> CGSize? { nil }
    func insets(_ k: String) -> UIEdgeInsets? { nil }
    func directionalInsets(_ k: String) -> NSDirectionalEdgeInsets? { nil }
    func color(_ k: String) -> UIColor? { nil }
    func objects(_ k: String) -> [AnyObject] { [] }
    func element(_ k: String) -> IBElement? { nil }
    func children(_ k: String) -> [IBElement] { [] }
    func coder(for: IBElement) -> NibCoder { self }
    func enumeration<T>(_ k: String, _ t: [String: T]) -> T? { nil }
    func warn(_ m: String, key: String? = nil) {}
    func register(_ o: AnyObject) {}
}
