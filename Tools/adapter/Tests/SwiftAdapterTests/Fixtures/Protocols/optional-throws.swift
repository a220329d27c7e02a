import UIKit

struct Broken: Error {}
@objc protocol Loading {
    @objc optional func load() throws -> Int
}
final class Loader: NSObject, Loading {
    func load() throws -> Int { throw Broken() }
}

let loading: Loading = Loader()
var isBroken = false
do { _ = try loading.load?() } catch { isBroken = true }
precondition(isBroken)
