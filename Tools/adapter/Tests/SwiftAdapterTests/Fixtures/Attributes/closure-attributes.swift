import UIKit

final class Loader {
    var done: (@MainActor () -> Void)?
    func load(_ body: @escaping @Sendable () -> Void, _ other: @autoclosure () -> Int) -> Int {
        body()
        return other()
    }
}

precondition(Loader().load({}, 3) == 3)
