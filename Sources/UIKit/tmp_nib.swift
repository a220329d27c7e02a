import Foundation
import CellSimInterfaceBuilder
struct NibIdentity { var objectID: String }
public struct UIKitException: Error {
    let name: String
    let reason: String
    static func raise(name: String, reason: String) -> Never { fatalError(reason) }
    @MainActor static func raiseOrRecord(_ exception: UIKitException) {
        guard let last = recorders.indices.last else { fatalError(exception.reason) }
        if recorders[last] == nil { recorders[last] = exception }
    }
    @MainActor static func catching<Result>(_ body: () throws -> Result) throws -> Result {
        recorders.append(nil)
        let result = Swift.Result { try body() }
        if let exception = recorders.removeLast() { throw exception }
        return try result.get()
    }
    @MainActor private static var recorders: [UIKitException?] = []
}
public final class UINib { func instantiate(withOwner: Any?, options: [String: Any]? = nil) -> [Any] { [] } }
public final class IBElement { var name = "" }
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
    func object(_ k: String) -> AnyObject? { nil }
    func reference(_ k: String) -> AnyObject? { nil }
    func objects(_ k: String) -> [AnyObject] { [] }
    func element(_ k: String) -> IBElement? { nil }
    func children(_ k: String) -> [IBElement] { [] }
    func coder(for: IBElement) -> NibCoder { self }
    func enumeration<T>(_ k: String, _ t: [String: T]) -> T? { nil }
    func warn(_ m: String, key: String? = nil) {}
    func ignore(_ k: String...) {}
    func register(_ o: AnyObject) {}
}
