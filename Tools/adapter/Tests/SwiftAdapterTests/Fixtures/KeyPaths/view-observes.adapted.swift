// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Watcher: UIView {
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
}

precondition(Watcher().subviews.isEmpty)
