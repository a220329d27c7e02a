import UIKit

protocol Old: class {
    func call()
}
protocol New: AnyObject {}
final class Both: Old, New {
    func call() {}
}

weak var old: Old?
old = Both()
precondition(old == nil)
