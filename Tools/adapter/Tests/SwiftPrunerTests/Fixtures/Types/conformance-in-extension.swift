import Accounts
import Messaging

final class Delegate {
    lazy var messenger = Messenger()
    var tokenProvider: any TokenProvider { messenger }
}

extension Messenger: @retroactive TokenProvider {}

protocol Naming {
    func name() -> Label
}
struct Label {}
extension Messenger: Naming {}
