// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Model: NSObject {
                  var count = 0 { didSet { ObservedValues.notify(self, \Model.count, "count") } }
}
final class Watcher: NSObject {
    var paths: [String?] = []
             func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        paths.append(keyPath)
    }
}

let model = Model()
let watcher = Watcher()
model.addObserver(watcher, forKeyPath: "count"              , options: .new, context: nil)
model.count = 1
model.removeObserver(watcher, forKeyPath: "count"              )
model.count = 2
precondition(watcher.paths == ["count"])

extension Watcher: KeyValueObserving {}
