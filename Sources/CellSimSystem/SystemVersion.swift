import Foundation
import Synchronization

/// A simulated iOS version. The tables in `UIKit` contain the values that differ between versions.
public enum SystemVersion: UInt8, Hashable, Sendable, CaseIterable, Comparable, CustomStringConvertible {
    /// iOS 17, the default, which represents iOS 13 to 18.
    case iOS17 = 17
    /// iOS 26, with Liquid Glass bars and controls.
    case iOS26 = 26

    /// Creates a version from a name such as `26`, `iOS 26` or `26.1`. Returns nil for versions that aren't simulated.
    public init?(named name: String) {
        var versionText = name.lowercased().filter { $0 != " " }
        if versionText.hasPrefix("ios") { versionText.removeFirst(3) }
        guard let match = Self.allCases.first(where: { versionText == $0.description || versionText == $0.fullName })
        else {
            return nil
        }
        self = match
    }

    /// The name of the version, such as `26`.
    public var description: String { "\(rawValue)" }
    /// The major version number.
    public var major: Int { Int(rawValue) }
    /// The minor number of the system version from which the values were recorded.
    public var minor: Int { self == .iOS17 ? 5 : 1 }
    /// The version that apps see, such as `17.5`.
    public var fullName: String { "\(major).\(minor)" }

    public static func < (first: SystemVersion, second: SystemVersion) -> Bool { first.rawValue < second.rawValue }

    /// Returns whether the features of an iOS version are available.
    public func has(_ major: Int, _ minor: Int = 0) -> Bool { (major, minor) <= (self.major, self.minor) }

    /// The names of all versions as a text for messages.
    public static let examples = allCases.map(\.description).joined(separator: " or ")

    private static let currentNumber = Atomic<UInt64>(fromEnvironment().encodedValue)

    /// The simulated version of this process: the value of `CELLSIM_SYSTEM`, or else iOS 17. Set it before you create views, because
    /// existing views don't change.
    public static var current: SystemVersion {
        get { reported.system }
        set { currentNumber.store(ReportedSystem(newValue).encodedValue, ordering: .relaxed) }
    }

    /// The version that apps in this process see. `CELLSIM_SYSTEM` can specify any version that looks like a simulated one.
    public static var reported: ReportedSystem { ReportedSystem(number: currentNumber.load(ordering: .relaxed)) }

    /// Calls a closure while another version is simulated, and restores the previous version.
    @MainActor public static func simulating<Result, Failure: Error>(
        _ system: SystemVersion, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let previousNumber = currentNumber.load(ordering: .relaxed)
        current = system
        defer { currentNumber.store(previousNumber, ordering: .relaxed) }
        return try body()
    }

    private static func fromEnvironment() -> ReportedSystem {
        guard let name = unsafe getenv("CELLSIM_SYSTEM").map({ unsafe String(cString: $0) }), !name.isEmpty else {
            return ReportedSystem(.iOS17)
        }
        if let system = ReportedSystem(named: name) { return system }
        let message =
            "warning: CELLSIM_SYSTEM: unknown system '\(name.prefix(40))'; expected \(examples), or a version from 13 to 18 "
            + "or of 26, such as 16.4\n"
        FileHandle.standardError.write(Data(message.utf8))
        return ReportedSystem(.iOS17)
    }
}
