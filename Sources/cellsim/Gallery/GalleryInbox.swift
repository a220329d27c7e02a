import CellSimServer
import Foundation

/// Messages from other threads to the drawing thread. Its condition guards it; you can use it from any thread.
final class GalleryInbox: @unchecked Sendable {
    // Unchecked: the condition guards the mutable state.
    /// A wish to accept pictures as references, and its answer.
    struct Acceptance: Decodable, Sendable {
        var id: String
        var columns: [Int]
        /// The contents of the columns' pictures, as the browser showed them.
        var contents: [String]
    }

    enum Item: Sendable {
        /// Files changed; none for an unknown number.
        case changed(Set<String>)
        case accept(Acceptance, @Sendable (HTTPAnswer) -> Void)
    }

    private let condition = NSCondition()
    private var items: [Item] = []

    func put(_ item: Item) {
        condition.lock()
        items.append(item)
        condition.signal()
        condition.unlock()
    }

    /// The received items, in order.
    /// - Parameter waits: whether to wait where nothing has.
    func take(waits: Bool) -> [Item] {
        condition.lock()
        defer { condition.unlock() }
        while waits, items.isEmpty { condition.wait() }
        defer { items = [] }
        return items
    }

    /// Sends a request and waits for the answer.
    func ask(_ wish: Acceptance) -> HTTPAnswer {
        let done = DispatchSemaphore(value: 0)
        let answer = AnswerBox()
        put(
            .accept(wish) { given in
                answer.value = given
                done.signal()
            })
        guard done.wait(timeout: .now() + .seconds(30)) == .success else {
            return HTTPAnswer(status: 503, "drawing takes too long")
        }
        return answer.value
    }

    /// Written before the semaphore is signalled, read after.
    private final class AnswerBox: @unchecked Sendable {
        // Unchecked: the semaphore orders the write before the read.
        var value = HTTPAnswer(status: 500, "no answer")
    }
}
