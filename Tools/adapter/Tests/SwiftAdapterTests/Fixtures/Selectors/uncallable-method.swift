import UIKit

final class Store: NSObject {
    @objc func load() throws {}
    @objc func fetch() async {}
    @objc func update(_ one: Int, _ two: Int, _ three: Int, _ four: Int) {}
    @objc func ask(_ answer: @escaping (Bool) -> Void) {}
}

precondition(NSStringFromSelector(#selector(Store.update(_:_:_:_:))) == "update::::")
precondition(NSStringFromSelector(#selector(Store.ask)) == "ask:")
