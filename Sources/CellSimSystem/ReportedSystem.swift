/// The iOS version that apps see, with the simulated system that determines its appearance.
public struct ReportedSystem: Hashable, Sendable, CustomStringConvertible {
    /// The simulated system.
    public let system: SystemVersion
    /// The major version number.
    public let major: Int
    /// The minor version number.
    public let minor: Int

    /// Creates the version of a simulated system.
    public init(_ system: SystemVersion) { self.init(system, system.major, system.minor) }

    /// Creates a version from a name such as `16.4`, `iOS 18` or `26.2`. iOS 13 to 18 look like `SystemVersion.iOS17` but for a few
    /// details, such as the corners that snapshots have since iOS 18, and
    /// iOS 26 looks like `SystemVersion.iOS26`. Returns nil for other versions.
    public init?(named name: String) {
        if let system = SystemVersion(named: name) {
            self.init(system)
            return
        }
        var versionText = name.lowercased().filter { $0 != " " }[...]
        if versionText.hasPrefix("ios") { versionText = versionText.dropFirst(3) }
        let parts = versionText.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        guard (1...2).contains(parts.count), let major = parts[0], let minor = parts.count == 1 ? 0 : parts[1],
            (13...18).contains(major) || major == 26
        else { return nil }
        self.init(major == 26 ? .iOS26 : .iOS17, Int(major), Int(minor))
    }

    /// The version that apps see, such as `17.5`.
    public var description: String { "\(major).\(minor)" }

    /// Returns whether the features of an iOS version are available.
    public func has(_ major: Int, _ minor: Int = 0) -> Bool { (major, minor) <= (self.major, self.minor) }

    /// All properties, encoded in a single number.
    var encodedValue: UInt64 { UInt64(system.rawValue) | UInt64(major) << 8 | UInt64(minor) << 16 }

    init(number: UInt64) {
        self.init(
            SystemVersion(rawValue: UInt8(truncatingIfNeeded: number)) ?? .iOS17, Int(number >> 8 & 0xFF),
            Int(number >> 16 & 0xFF))
    }

    private init(_ system: SystemVersion, _ major: Int, _ minor: Int) {
        (self.system, self.major, self.minor) = (system, major, minor)
    }
}
