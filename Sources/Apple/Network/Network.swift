/// Network's names: whether there is a network is answered with yes, by a path that never changes. Connections are not made.
@_exported import CellSimFoundation
@_exported import Foundation

/// A way to the network.
public struct NWInterface: Hashable, Sendable {
    /// What it is.
    public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
    /// As Apple's of this name.
    public let name: String
    /// As Apple's of this name.
    public let type: InterfaceType
}
/// How the network is reached: over a cable, always.
public struct NWPath: Equatable, Sendable {
    /// Whether it is reached.
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    /// As Apple's of this name.
    public var status: Status { .satisfied }
    /// Always false.
    public var isExpensive: Bool { false }
    /// Always false.
    public var isConstrained: Bool { false }
    /// Always true.
    public var supportsDNS: Bool { true }
    /// Always true.
    public var supportsIPv4: Bool { true }
    /// Always true.
    public var supportsIPv6: Bool { true }
    /// As Apple's of this name.
    public var availableInterfaces: [NWInterface] { [NWInterface(name: "en0", type: .wiredEthernet)] }
    /// As Apple's of this name.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wiredEthernet }
}
/// Tells how the network is reached: once, when it is started.
public final class NWPathMonitor: @unchecked Sendable {
    // Unchecked: as Apple's, its properties are set by one thread at a time.
    /// Kept as it is set.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    /// As Apple's of this name.
    public var currentPath: NWPath { NWPath() }
    /// Creates one.
    public init() {}
    /// Creates one.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    /// As Apple's of this name.
    public func start(queue: DispatchQueue) { queue.async { self.pathUpdateHandler?(NWPath()) } }
    /// As Apple's of this name.
    public func cancel() { pathUpdateHandler = nil }
}
