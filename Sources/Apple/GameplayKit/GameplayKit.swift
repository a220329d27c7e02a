/// GameplayKit's names: chance, states and components work; graphs, agents and rules are not there.
@_exported import Foundation

/// A source of chance.
public protocol GKRandom {
    /// A number of any size.
    func nextInt() -> Int
    /// A number from 0 up to the limit, which is not one of them.
    func nextInt(upperBound: Int) -> Int
    /// A number from 0 to 1.
    func nextUniform() -> Float
    /// True or false.
    func nextBool() -> Bool
}
/// A source of chance: always the same numbers, from a seed.
open class GKRandomSource: NSObject, GKRandom {
    private var state: UInt64
    /// Numbers that are always the same.
    public override init() { state = 0x9E37_79B9_7F4A_7C15 }
    init(seed: UInt64) { state = seed | 1 }
    // Unchecked: made once; as Apple's, its properties are set by one thread at a time.
    nonisolated(unsafe) private static let shared = GKRandomSource()
    /// One for all.
    open class func sharedRandom() -> GKRandomSource { unsafe shared }
    private func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
    }
    /// A number of any size.
    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next() >> 32)) }
    /// A number from 0 up to the limit, which is not one of them; 0 for no limit.
    open func nextInt(upperBound: Int) -> Int { upperBound > 0 ? Int((next() >> 1) % UInt64(upperBound)) : 0 }
    /// A number from 0 to 1.
    open func nextUniform() -> Float { Float(next() >> 40) / Float(1 << 24) }
    /// True or false.
    open func nextBool() -> Bool { next() >> 63 == 1 }
    /// The same elements in another order.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var result = array
        for index in result.indices.reversed() where index > 0 { result.swapAt(index, nextInt(upperBound: index + 1)) }
        return result
    }
}
/// A source of chance with a seed. Its numbers are not Apple's.
open class GKMersenneTwisterRandomSource: GKRandomSource {
    /// The seed.
    public let seed: UInt64
    /// A source with a seed.
    public override init(seed: UInt64) {
        self.seed = seed
        super.init(seed: seed)
    }
    /// A source with seed 0.
    public convenience override init() { self.init(seed: 0) }
}
/// Numbers between two, all as likely.
open class GKRandomDistribution: NSObject, GKRandom {
    private let source: any GKRandom
    /// The least one, and the greatest.
    public let lowestValue: Int, highestValue: Int
    /// Numbers from the least to the greatest.
    public init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
        (self.source, self.lowestValue, self.highestValue) = (source, lowestValue, max(lowestValue, highestValue))
    }
    /// Numbers from the least to the greatest.
    public convenience init(lowestValue: Int, highestValue: Int) {
        self.init(randomSource: GKRandomSource(), lowestValue: lowestValue, highestValue: highestValue)
    }
    /// From 1 to a number.
    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
    /// A number from the least to the greatest.
    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: highestValue - lowestValue + 1) }
    /// One that is below the limit too.
    open func nextInt(upperBound: Int) -> Int { min(nextInt(), upperBound - 1) }
    /// A number from 0 to 1.
    open func nextUniform() -> Float { source.nextUniform() }
    /// True or false.
    open func nextBool() -> Bool { source.nextBool() }
}
extension Array {
    /// The same elements in another order, always the same one.
    public func shuffled(using source: GKRandomSource) -> [Element] {
        source.arrayByShufflingObjects(in: self).compactMap { $0 as? Element }
    }
}

/// What a machine is in.
open class GKState: NSObject {
    /// The machine.
    public fileprivate(set) weak var stateMachine: GKStateMachine?
    /// A state.
    public override init() { super.init() }
    /// Whether another may follow; true unless overridden.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    /// It begins.
    open func didEnter(from previousState: GKState?) {}
    /// Time goes by.
    open func update(deltaTime seconds: TimeInterval) {}
    /// It ends.
    open func willExit(to nextState: GKState) {}
}
/// One state of several at a time.
open class GKStateMachine: NSObject {
    private let states: [GKState]
    /// The one it is in; none at first.
    public private(set) var currentState: GKState?
    /// A machine in no state.
    public init(states: [GKState]) {
        self.states = states
        super.init()
        for state in states { state.stateMachine = self }
    }
    /// The state of a class.
    open func state<State: GKState>(forClass stateClass: State.Type) -> State? {
        states.first { type(of: $0) == stateClass } as? State
    }
    /// Whether the current state lets another follow.
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        states.contains { type(of: $0) == stateClass } && currentState?.isValidNextState(stateClass) ?? true
    }
    /// Goes on to another state; false where it may not follow.
    @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else {
            return false
        }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }
    /// Time goes by.
    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}

/// A part of something.
open class GKComponent: NSObject {
    /// What it is a part of.
    public fileprivate(set) weak var entity: GKEntity?
    /// A part.
    public override init() { super.init() }
    /// Reads nothing.
    public required init?(coder: NSCoder) { super.init() }
    /// Time goes by.
    open func update(deltaTime seconds: TimeInterval) {}
    /// It became a part.
    open func didAddToEntity() {}
    /// It is no longer a part.
    open func willRemoveFromEntity() {}
}
/// Something made of parts.
open class GKEntity: NSObject {
    /// The parts.
    public private(set) var components: [GKComponent] = []
    /// Nothing.
    public override init() { super.init() }
    /// Reads nothing.
    public required init?(coder: NSCoder) { super.init() }
    /// Adds a part, in place of one of the same class.
    open func addComponent(_ component: GKComponent) {
        remove { type(of: $0) == type(of: component) }
        component.entity = self
        components.append(component)
        component.didAddToEntity()
    }
    /// Takes the part of a class away.
    open func removeComponent<Component: GKComponent>(ofType componentClass: Component.Type) {
        remove { type(of: $0) == componentClass }
    }
    private func remove(_ condition: (GKComponent) -> Bool) {
        for component in components where condition(component) {
            component.willRemoveFromEntity()
            component.entity = nil
        }
        components.removeAll(where: condition)
    }
    /// The part of a class.
    open func component<Component: GKComponent>(ofType componentClass: Component.Type) -> Component? {
        components.first { type(of: $0) == componentClass } as? Component
    }
    /// Time goes by.
    open func update(deltaTime seconds: TimeInterval) { for part in components { part.update(deltaTime: seconds) } }
}
