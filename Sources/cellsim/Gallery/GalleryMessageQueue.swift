import CellSimServer
import Foundation

/// Passes messages from other threads to the thread that draws the gallery.
final class GalleryMessageQueue: @unchecked Sendable {
    // Unchecked: the condition guards the mutable state.
    /// A request of the browser to accept pictures as references.
    struct Acceptance: Decodable, Sendable {
        var id: String
        var columns: [Int]
        /// The digests of the pictures that the browser showed, in the order of the columns.
        var contents: [String]
    }

    /// A message for the drawing thread.
    enum Item: Sendable {
        /// Files have changed. The set is empty if the changed files are unknown.
        case changed(Set<String>)
        case accept(Acceptance, @Sendable (HTTPResponse) -> Void)
    }

    private let condition = NSCondition()
    private var items: [Item] = []

    func enqueue(_ item: Item) {
        condition.lock()
        items.append(item)
        condition.signal()
        condition.unlock()
    }

    /// Removes and returns the received messages in order.
    /// - Parameter waits: whether to wait for a message if there are none.
    func dequeueAll(waits: Bool) -> [Item] {
        condition.lock()
        defer { condition.unlock() }
        while waits, items.isEmpty { condition.wait() }
        defer { items = [] }
        return items
    }

    /// Passes a request to accept pictures to the drawing thread, and waits for the response.
    func sendAndWait(_ acceptance: Acceptance) -> HTTPResponse {
        let finished = DispatchSemaphore(value: 0)
        let responseBox = ResponseBox()
        enqueue(
            .accept(acceptance) { response in
                responseBox.value = response
                finished.signal()
            })
        guard finished.wait(timeout: .now() + .seconds(30)) == .success else {
            return HTTPResponse(status: 503, "drawing takes too long")
        }
        return responseBox.value
    }

    /// A response that is written before the semaphore is signalled and read afterwards.
    private final class ResponseBox: @unchecked Sendable {
        // Unchecked: the semaphore orders the write before the read.
        var value = HTTPResponse(status: 500, "no answer")
    }
}
