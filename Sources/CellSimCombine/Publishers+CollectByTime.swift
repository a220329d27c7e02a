import Foundation
import OpenCombine

/// Collecting values by time.
extension Publishers {
    /// The strategy that determines when collected values are sent.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// The values are sent after each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// The values are sent after each interval, or as soon as there are a certain number of them.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// A publisher that collects values and sends them as arrays at intervals.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        /// The source of the values.
        public let upstream: Upstream
        /// The strategy for sending them.
        public let strategy: TimeGroupingStrategy<Context>
        /// The scheduler's options.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher that collects the values of another.
        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            let (context, interval, count): (Context, Context.SchedulerTimeType.Stride, Int) =
                switch strategy {
                case .byTime(let context, let interval): (context, interval, .max)
                case .byTimeOrCount(let context, let interval, let count): (context, interval, count)
                }
            let subject = PassthroughSubject<Output, Failure>()
            let collector = TimeCollector(subject, limit: count)
            let timer = context.schedule(
                after: context.now.advanced(by: interval), interval: interval, tolerance: context.minimumTolerance,
                options: options
            ) { collector.flush() }
            let source = upstream.sink(
                receiveCompletion: { completion in
                    timer.cancel()
                    collector.flush()
                    subject.send(completion: completion)
                }, receiveValue: { collector.add($0) })
            subject.handleEvents(receiveCancel: {
                timer.cancel()
                source.cancel()
            }).subscribe(subscriber)
        }
    }
}

/// Collects values until they are sent.
private final class TimeCollector<Value, Failure: Error>: @unchecked Sendable {
    // Unchecked: the lock guards all mutable state.
    private let subject: PassthroughSubject<[Value], Failure>
    private let limit: Int
    private let lock = NSLock()
    private var values: [Value] = []

    init(_ subject: PassthroughSubject<[Value], Failure>, limit: Int) { (self.subject, self.limit) = (subject, limit) }

    func add(_ value: Value) {
        lock.lock()
        values.append(value)
        let isFull = values.count >= limit
        lock.unlock()
        if isFull { flush() }
    }

    func flush() {
        lock.lock()
        let batch = values
        values = []
        lock.unlock()
        if !batch.isEmpty { subject.send(batch) }
    }
}

extension Publisher {
    /// Returns a publisher that collects values and sends them at intervals.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}
