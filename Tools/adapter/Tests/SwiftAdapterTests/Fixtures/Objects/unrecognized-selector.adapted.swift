// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Model: NSObject {
             func doesNotRecognizeSelector(_ selector: Selector!) {}
             class func resolveInstanceMethod(_ selector: Selector!) -> Bool { false }
             class func automaticallyNotifiesObservers(forKey key: String) -> Bool { key == "a" }
             class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { ["b"] }
}

precondition(Model.automaticallyNotifiesObservers(forKey: "a"))
