import UIKit

final class Model: NSObject {
    override func doesNotRecognizeSelector(_ selector: Selector!) {}
    override class func resolveInstanceMethod(_ selector: Selector!) -> Bool { false }
    override class func automaticallyNotifiesObservers(forKey key: String) -> Bool { key == "a" }
    override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { ["b"] }
}

precondition(Model.automaticallyNotifiesObservers(forKey: "a"))
