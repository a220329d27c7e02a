import Foundation
import Synchronization

/// The system that an interface is shown on. Of what differs between systems the tables of `UIKit` know the numbers.
public enum SystemVersion: UInt8, Hashable, Sendable, CaseIterable, Comparable, CustomStringConvertible {
    /// iOS 17, the usual one; it stands for iOS 13 to 18.
    case iOS17 = 17
    /// iOS 26, whose bars and controls are made of glass.
    case iOS26 = 26

    /// The system of that name: `26`, `iOS 26` or `26.1`. Nil for what is none of those that are simulated.
    public init?(named name: String) {
        var word = name.lowercased().filter { $0 != " " }
        if word.hasPrefix("ios") { word.removeFirst(3) }
        guard let found = Self.allCases.first(where: { word == $0.description || word == $0.fullName }) else {
            return nil
        }
        self = found
    }

    /// The name that it is asked for by, as in `26`.
    public var description: String { "\(rawValue)" }
    /// The first number of its version.
    public var major: Int { Int(rawValue) }
    /// The second number of its version: that of the systems whose numbers were taken.
    public var minor: Int { self == .iOS17 ? 5 : 1 }
    /// As apps are told, as in `17.5`.
    public var fullName: String { "\(major).\(minor)" }

    public static func < (first: SystemVersion, second: SystemVersion) -> Bool { first.rawValue < second.rawValue }

    /// Whether what came with a version of iOS is there.
    public func has(_ major: Int, _ minor: Int = 0) -> Bool { (major, minor) <= (self.major, self.minor) }

    /// What a system is written like, for messages.
    public static let examples = allCases.map(\.description).joined(separator: " or ")

    private static let chosen = Atomic<UInt8>(ofEnvironment().rawValue)

    /// The system of this process: the one that `CELLSIM_SYSTEM` names, else iOS 17, until it is set. It is set before views are
    /// made: those that there are do not follow.
    public static var current: SystemVersion {
        get { SystemVersion(rawValue: chosen.load(ordering: .relaxed)) ?? .iOS17 }
        set { chosen.store(newValue.rawValue, ordering: .relaxed) }
    }

    /// Does something on a system, and goes back to the one before it.
    @MainActor public static func during<Result, Failure: Error>(
        _ system: SystemVersion, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let before = current
        current = system
        defer { current = before }
        return try body()
    }

    private static func ofEnvironment() -> SystemVersion {
        guard let name = unsafe getenv("CELLSIM_SYSTEM").map({ unsafe String(cString: $0) }), !name.isEmpty else {
            return .iOS17
        }
        if let system = SystemVersion(named: name) { return system }
        let words =
            "warning: CELLSIM_SYSTEM: unknown system '\(name.prefix(40))'; expected \(examples)\n"
        FileHandle.standardError.write(Data(words.utf8))
        return .iOS17
    }
}
