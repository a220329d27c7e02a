import UIKit

struct Flags {
    var optional = 1
    var dynamic = 2
    func selector(_ objc: Int) -> Int { objc }
}

let flags = Flags()
precondition(flags.optional + flags.dynamic + flags.selector(3) == 6)
