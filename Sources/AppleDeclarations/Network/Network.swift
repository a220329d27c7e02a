// Data table, written by `make members` from Sources/Apple/Declarations/Network.declarations; do not edit.
// swift-format-ignore-file

/// The API of Network, for source compatibility. The network is always reachable, through a path that never changes.
/// Connections are not made.
@_exported import CellSimFoundation
@_exported import Foundation

/// A network interface.
public struct NWInterface: Hashable, Sendable {
    /// The type of interface.
    public enum InterfaceType: Sendable {
        /// Apple's `other`, `wifi`, `cellular`, `wiredEthernet`, `loopback`.
        case other, wifi, cellular, wiredEthernet, loopback
    }
    /// Apple's `name`.
    public let name: String
    /// Apple's `type`.
    public let type: InterfaceType
}
/// The network connection: always a wired one.
public struct NWPath: Equatable, Sendable {
    /// Whether the network is reachable.
    public enum Status: Sendable {
        /// Apple's `satisfied`, `unsatisfied`, `requiresConnection`.
        case satisfied, unsatisfied, requiresConnection
    }
    /// Apple's `status`.
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
    /// Apple's `availableInterfaces`.
    public var availableInterfaces: [NWInterface] { [NWInterface(name: "en0", type: .wiredEthernet)] }
    /// Apple's `usesInterfaceType(_:)`.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wiredEthernet }
}
/// Reports the network connection once, when it is started.
public final class NWPathMonitor: @unchecked Sendable {
    // Unchecked: as Apple's, its properties are set by one thread at a time.
    /// Stores the value you set.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    /// Apple's `currentPath`.
    public var currentPath: NWPath { NWPath() }
    /// Creates an instance.
    public init() {}
    /// Creates an instance.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    /// Apple's `start(queue:)`.
    public func start(queue: DispatchQueue) { queue.async { self.pathUpdateHandler?(NWPath()) } }
    /// Apple's `cancel()`.
    public func cancel() { pathUpdateHandler = nil }
}
