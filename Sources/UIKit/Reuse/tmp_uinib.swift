import Foundation

/// A nib that can be instantiated any number of times.
@preconcurrency @MainActor public final class UINib: NSObject {
    let template: NibTemplate
    init(template: NibTemplate) { self.template = template }
    public func instantiate(withOwner owner: Any?, options: [String: Any]? = nil) -> [Any] {
        do {
            return try NibLoader.instantiate(template, owner: owner as AnyObject?).topLevelObjects
        } catch let exception as UIKitException {
            UIKitException.raiseOrRecord(exception)
        } catch {
            UIKitException.raiseOrRecord(UIKitException(name: "NSGenericException", reason: "\(error)"))
        }
        return []
    }
}
