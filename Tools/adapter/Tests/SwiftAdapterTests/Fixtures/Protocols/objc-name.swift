import UIKit

@objc(CSRefreshing) protocol Refreshing: NSObjectProtocol {
    @objc(refreshNow) func refresh()
}
final class List: NSObject, Refreshing {
    var calls = 0
    func refresh() { calls += 1 }
}

let list = List()
let button = UIButton()
precondition(NSStringFromSelector(#selector(Refreshing.refresh)) == "refreshNow")
button.addTarget(list, action: #selector(Refreshing.refresh), for: .touchUpInside)
button.addTarget(list, action: #selector(List.refresh), for: .touchDown)
button.sendActions(for: .touchUpInside)
button.sendActions(for: .touchDown)
precondition(list.calls == 2)
