import UIKit

final class Model: NSObject {
    @objc dynamic var count = 0
}
final class Watcher: NSObject {
    var paths: [String?] = []
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        paths.append(keyPath)
    }
}

let model = Model()
let watcher = Watcher()
model.addObserver(watcher, forKeyPath: #keyPath(Model.count), options: .new, context: nil)
model.count = 1
model.removeObserver(watcher, forKeyPath: #keyPath(Model.count))
model.count = 2
precondition(watcher.paths == ["count"])
