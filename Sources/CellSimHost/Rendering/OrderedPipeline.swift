import CellSimProcess
import Foundation

/// Processes a sequence of values on several threads and delivers the results in order.
///
/// Instead of waiting, the submitting thread also processes values, so that `jobs` threads are busy in total. With one job,
/// everything runs on the submitting thread. The number of values in progress is limited. You can use a pipeline on any thread,
/// but only submit from one thread at a time.
public final class OrderedPipeline<Input: Sendable, Output: Sendable>: @unchecked Sendable {
    // Unchecked: the condition guards the mutable state.
    /// A function that processes a value. Its index is the number of previously submitted values.
    public typealias Work = @Sendable (_ index: Int, Input) throws -> Output
    /// A function that receives the results in order.
    public typealias Sink = @Sendable (_ index: Int, Output) throws -> Void

    private let work: Work
    private let sink: Sink
    private let capacity: Int
    private let isSerial: Bool
    private let condition = NSCondition()

    /// A value, its index in the sequence, and the number of the document that it belongs to (see `CurrentWork`).
    private struct WorkItem<Value> {
        var index: Int
        var documentNumber: Int?
        var value: Value
    }

    // The condition guards the following properties.
    private var pendingItems: [WorkItem<Input>] = []
    private var finishedItems: [Int: WorkItem<Result<Output, any Error>>] = [:]
    private var submittedCount = 0
    private var deliveredCount = 0
    private var isDelivering = false
    private var isClosed = false
    private var failure: (any Error)?

    /// Creates a pipeline.
    /// - Parameters:
    ///   - jobs: The number of threads.
    ///   - work: Processes a value. It is called on any thread, in any order.
    ///   - sink: Receives the results in order, on one thread at a time. It isn't called after an error.
    public init(jobs: Int, work: @escaping Work, sink: @escaping Sink) {
        (self.work, self.sink, capacity, isSerial) = (work, sink, max(1, jobs) * 3, jobs <= 1)
        for _ in 1..<max(1, jobs) {
            let thread = Thread { [self] in CrashRecovery.thread { [self] in runWorker() } }
            // A larger stack is needed because drawing recurses once per level of nested groups. Text shaping and path flattening recurse
            // only a little.
            thread.stackSize = 8 << 20
            thread.start()
        }
    }

    /// Submits the next value.
    /// - Throws: The first error of `work` or `sink` so far.
    public func submit(_ input: Input) throws {
        if isSerial {
            let index = submittedCount
            submittedCount += 1
            try sink(index, work(index, input))
            return
        }
        condition.lock()
        while failure == nil, submittedCount - deliveredCount >= capacity {
            if !pendingItems.isEmpty { processNextItem() } else { condition.wait() }
        }
        if failure == nil {
            pendingItems.append(WorkItem(index: submittedCount, documentNumber: CurrentWork.number, value: input))
            submittedCount += 1
            condition.broadcast()
        }
        let error = failure
        condition.unlock()
        if let error { throw error }
    }

    /// Waits until all values are processed, then ends the threads. Call it even after an error.
    public func finish() throws {
        guard !isSerial else { return }
        condition.lock()
        isClosed = true
        condition.broadcast()
        while deliveredCount < submittedCount {
            if !pendingItems.isEmpty { processNextItem() } else { condition.wait() }
        }
        let error = failure
        condition.unlock()
        if let error { throw error }
    }

    private func runWorker() {
        condition.lock()
        while true {
            if !pendingItems.isEmpty {
                processNextItem()
            } else if isClosed {
                break
            } else {
                condition.wait()
            }
        }
        condition.unlock()
    }

    /// Processes the first pending value and delivers finished results. The condition must be locked before and after the
    /// call.
    private func processNextItem() {
        let item = pendingItems.removeFirst()
        var result: Result<Output, any Error> = .failure(CancellationError())
        if failure == nil {
            condition.unlock()
            result = CurrentWork.performing(item.documentNumber) { Result { try work(item.index, item.value) } }
            condition.lock()
        }
        finishedItems[item.index] = WorkItem(index: item.index, documentNumber: item.documentNumber, value: result)
        deliverReadyResults()
        condition.broadcast()
    }

    /// Delivers finished results in order, unless another thread is doing so. The condition must be locked before and after the
    /// call.
    private func deliverReadyResults() {
        guard !isDelivering else { return }
        isDelivering = true
        while let item = finishedItems.removeValue(forKey: deliveredCount) {
            if failure == nil {
                condition.unlock()
                let outcome = CurrentWork.performing(item.documentNumber) {
                    Result { try sink(item.index, item.value.get()) }
                }
                condition.lock()
                if case .failure(let error) = outcome { failure = error }
            }
            deliveredCount += 1
            condition.broadcast()
        }
        isDelivering = false
    }
}
