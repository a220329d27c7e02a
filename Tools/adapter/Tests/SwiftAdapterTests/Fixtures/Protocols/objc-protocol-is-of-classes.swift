import UIKit

@objc protocol Refreshing {
    func refresh()
}
final class Owner {
    weak var target: Refreshing?
}
final class List: NSObject, Refreshing {
    func refresh() {}
}

let owner = Owner()
do {
    let list = List()
    owner.target = list
    precondition(owner.target != nil)
}
