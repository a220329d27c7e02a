/// The random numbers, state machines and components of GameplayKit. Graphs, agents and rules are not available.
@_exported import Foundation

/// A random source.
public protocol GKRandom {
    /// Returns a random integer.
    func nextInt() -> Int
    /// Returns a random integer from 0 up to, but not including, the limit.
    func nextInt(upperBound: Int) -> Int
    /// Returns a random number from 0 to 1.
    func nextUniform() -> Float
    /// Returns a random Boolean value.
    func nextBool() -> Bool
}
/// A random source. The seed determines its sequence of numbers.
open class GKRandomSource: NSObject, GKRandom {
    private var state: UInt64
    /// Creates a source with a fixed seed.
    public override init() { state = 0x9E37_79B9_7F4A_7C15 }
    init(seed: UInt64) { state = seed | 1 }
    // Unchecked: created once; as on Apple platforms, only one thread at a time may set its properties.
    nonisolated(unsafe) private static let shared = GKRandomSource()
    /// Returns the shared source.
    open class func sharedRandom() -> GKRandomSource { unsafe shared }
    private func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state ^ (state >> 29)) &* 0xBF58_476D_1CE4_E5B9
    }
    /// Returns a random integer.
    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next() >> 32)) }
    /// Returns a random integer from 0 up to, but not including, the limit; 0 if the limit is 0.
    open func nextInt(upperBound: Int) -> Int { upperBound > 0 ? Int((next() >> 1) % UInt64(upperBound)) : 0 }
    /// Returns a random number from 0 to 1.
    open func nextUniform() -> Float { Float(next() >> 40) / Float(1 << 24) }
    /// Returns a random Boolean value.
    open func nextBool() -> Bool { next() >> 63 == 1 }
    /// Returns the elements in random order.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var result = array
        for index in result.indices.reversed() where index > 0 { result.swapAt(index, nextInt(upperBound: index + 1)) }
        return result
    }
}
/// A random source with a seed. Its numbers differ from Apple's.
open class GKMersenneTwisterRandomSource: GKRandomSource {
    /// The seed.
    public let seed: UInt64
    /// Creates a source with a seed.
    public override init(seed: UInt64) {
        self.seed = seed
        super.init(seed: seed)
    }
    /// Creates a source with seed 0.
    public convenience override init() { self.init(seed: 0) }
}
/// A uniform distribution of integers in a range.
open class GKRandomDistribution: NSObject, GKRandom {
    private let source: any GKRandom
    /// The lowest and the highest value.
    public let lowestValue: Int, highestValue: Int
    /// Creates a distribution from the lowest to the highest value.
    public init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
        (self.source, self.lowestValue, self.highestValue) = (source, lowestValue, max(lowestValue, highestValue))
    }
    /// Creates a distribution from the lowest to the highest value.
    public convenience init(lowestValue: Int, highestValue: Int) {
        self.init(randomSource: GKRandomSource(), lowestValue: lowestValue, highestValue: highestValue)
    }
    /// Creates a distribution from 1 to the number of sides.
    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
    /// Returns a random integer from the lowest to the highest value.
    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: highestValue - lowestValue + 1) }
    /// Returns a random integer of the distribution that is also below the limit.
    open func nextInt(upperBound: Int) -> Int { min(nextInt(), upperBound - 1) }
    /// Returns a random number from 0 to 1.
    open func nextUniform() -> Float { source.nextUniform() }
    /// Returns a random Boolean value.
    open func nextBool() -> Bool { source.nextBool() }
}
extension Array {
    /// Returns the elements in an order that the source determines.
    public func shuffled(using source: GKRandomSource) -> [Element] {
        source.arrayByShufflingObjects(in: self).compactMap { $0 as? Element }
    }
}

/// A state of a state machine.
open class GKState: NSObject {
    /// The machine.
    public fileprivate(set) weak var stateMachine: GKStateMachine?
    /// Creates a state.
    public override init() { super.init() }
    /// Returns whether a state of another class may follow. Returns true unless overridden.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    /// Called when the state begins.
    open func didEnter(from previousState: GKState?) {}
    /// Called at each update.
    open func update(deltaTime seconds: TimeInterval) {}
    /// Called when the state ends.
    open func willExit(to nextState: GKState) {}
}
/// A state machine with one state per class.
open class GKStateMachine: NSObject {
    private let states: [GKState]
    /// The current state; nil initially.
    public private(set) var currentState: GKState?
    /// Creates a machine without a current state.
    public init(states: [GKState]) {
        self.states = states
        super.init()
        for state in states { state.stateMachine = self }
    }
    /// Returns the state of a class.
    open func state<State: GKState>(forClass stateClass: State.Type) -> State? {
        states.first { type(of: $0) == stateClass } as? State
    }
    /// Returns whether a state of a class may follow the current state.
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        states.contains { type(of: $0) == stateClass } && currentState?.isValidNextState(stateClass) ?? true
    }
    /// Enters the state of a class. Returns false if the current state doesn't allow it.
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
    /// Updates the current state.
    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}

/// A component of an entity.
open class GKComponent: NSObject {
    /// The entity.
    public fileprivate(set) weak var entity: GKEntity?
    /// Creates a component.
    public override init() { super.init() }
    /// Creates a component and ignores the archive.
    public required init?(coder: NSCoder) { super.init() }
    /// Called at each update.
    open func update(deltaTime seconds: TimeInterval) {}
    /// Called when the component was added to an entity.
    open func didAddToEntity() {}
    /// Called before the component is removed from its entity.
    open func willRemoveFromEntity() {}
}
/// An object whose behaviour is defined by its components.
open class GKEntity: NSObject {
    /// The components.
    public private(set) var components: [GKComponent] = []
    /// Creates an entity without components.
    public override init() { super.init() }
    /// Creates an entity and ignores the archive.
    public required init?(coder: NSCoder) { super.init() }
    /// Adds a component, and removes a component of the same class.
    open func addComponent(_ component: GKComponent) {
        remove { type(of: $0) == type(of: component) }
        component.entity = self
        components.append(component)
        component.didAddToEntity()
    }
    /// Removes the component of a class.
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
    /// Returns the component of a class.
    open func component<Component: GKComponent>(ofType componentClass: Component.Type) -> Component? {
        components.first { type(of: $0) == componentClass } as? Component
    }
    /// Updates all components.
    open func update(deltaTime seconds: TimeInterval) { for part in components { part.update(deltaTime: seconds) } }
}
