import Foundation

final class Manager {
    var thread: Thread?

    func start() {
        thread = TorThread()
    }
}
