import Foundation
import OpenCombine

/// Publishers that combine the latest values of others.
extension Publishers {
    /// A publisher that sends the latest values of two others whenever one of them sends a value, once both have sent one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Combines two publishers.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            let subscription = CombineLatestSubscription<A.Output, B.Output, S>(subscriber)
            a.subscribe(subscription.makeSubscriber(.first) { subscription.first = $0 })
            b.subscribe(subscription.makeSubscriber(.second) { subscription.second = $0 })
            subscription.start()
        }
    }

    /// A publisher that sends the latest values of three others; see `CombineLatest`.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        /// The publishers whose latest values are combined.
        public let a: A, b: B, c: C

        /// Combines three publishers.
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            CombineLatest(CombineLatest<A, B>(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }.subscribe(subscriber)
        }
    }

    /// A publisher that sends the latest values of four others; see `CombineLatest`.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        /// The publishers whose latest values are combined.
        public let a: A, b: B, c: C, d: D

        /// Combines four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            CombineLatest(CombineLatest3<A, B, C>(a, b, c), d).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
                .subscribe(subscriber)
        }
    }
}

extension Publisher {
    /// Returns a publisher that sends the latest values of this and another publisher.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where Failure == P.Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Returns a publisher that sends the result of a function of the latest values of this and another publisher.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
        Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
    }

    /// Returns a publisher that sends the latest values of this and two other publishers.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Returns a publisher that sends the result of a function of the latest values of this and two other publishers.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
    }

    /// Returns a publisher that sends the latest values of this and three other publishers.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Returns a publisher that sends the result of a function of the latest values of this and three other publishers.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}

/// The subscription to two publishers whose latest values are sent to one subscriber.
private final class CombineLatestSubscription<First, Second, Downstream: Subscriber>: Subscription
where Downstream.Input == (First, Second) {
    enum Side: Int { case first, second }

    var first: First?
    var second: Second?
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var subscriptions: [Side: any Subscription] = [:]
    private var finishedSides: Set<Side> = []
    private var demand = Subscribers.Demand.none
    private var hasStarted = false
    private var pendingCompletion: Subscribers.Completion<Downstream.Failure>?

    init(_ downstream: Downstream) { self.downstream = downstream }

    /// Returns a subscriber for one of the two publishers, which calls `store` with each value.
    func makeSubscriber<Input>(_ side: Side, _ store: @escaping (Input) -> Void) -> AnySubscriber<
        Input, Downstream.Failure
    > {
        AnySubscriber(
            receiveSubscription: { self.receive($0, from: side) },
            receiveValue: { value in
                self.lock.lock()
                defer { self.lock.unlock() }
                store(value)
                return self.send()
            },
            receiveCompletion: { self.receive($0, from: side) })
    }

    /// Gives the subscription to the subscriber. Call this after the subscriptions to both publishers have been made.
    func start() {
        downstream?.receive(subscription: self)
        lock.lock()
        hasStarted = true
        let end = pendingCompletion
        lock.unlock()
        if let end { finish(end) }
    }

    private func receive(_ subscription: any Subscription, from side: Side) {
        lock.lock()
        let isAccepted = downstream != nil && subscriptions[side] == nil
        if isAccepted { subscriptions[side] = subscription }
        let demand = demand
        lock.unlock()
        if !isAccepted { return subscription.cancel() }
        if demand > 0 { subscription.request(demand) }
    }

    /// Sends the latest values. The caller holds the lock.
    private func send() -> Subscribers.Demand {
        guard let downstream, demand > 0 else { return .none }
        guard let first, let second else { return .max(1) }
        demand -= 1
        let additionalDemand = downstream.receive((first, second))
        demand += additionalDemand
        return additionalDemand
    }

    private func receive(_ completion: Subscribers.Completion<Downstream.Failure>, from side: Side) {
        lock.lock()
        finishedSides.insert(side)
        subscriptions[side] = nil
        var shouldComplete = finishedSides.count == 2
        if case .failure = completion { shouldComplete = true }
        // If a publisher ends without having sent a value, no combined values can ever be sent.
        if side == .first ? first == nil : second == nil { shouldComplete = true }
        if shouldComplete, pendingCompletion == nil { pendingCompletion = completion }
        let shouldFinish = shouldComplete && hasStarted
        lock.unlock()
        if shouldFinish { finish(completion) }
    }

    private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        lock.lock()
        let (downstream, subscriptions) = (downstream, subscriptions)
        (self.downstream, self.subscriptions) = (nil, [:])
        lock.unlock()
        for side in [Side.first, .second] { subscriptions[side]?.cancel() }
        downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        self.demand += demand
        let subscriptions = subscriptions
        lock.unlock()
        for side in [Side.first, .second] { subscriptions[side]?.request(demand) }
    }

    func cancel() {
        lock.lock()
        let subscriptions = subscriptions
        (downstream, self.subscriptions) = (nil, [:])
        lock.unlock()
        for side in [Side.first, .second] { subscriptions[side]?.cancel() }
    }
}
