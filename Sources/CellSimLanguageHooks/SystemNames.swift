import CellSimSystem
import Foundation

// What Foundation tells of the system, as on a simulator: on Linux it tells the kernel's version. See FoundationNames.
extension ProcessInfo {
    /// Replaces `ProcessInfo.operatingSystemVersion`.
    @_silgen_name("$s20FoundationEssentials11ProcessInfoC22operatingSystemVersionAA09OperatingfG0Vvg")
    public func simulatedSystemVersion() -> OperatingSystemVersion {
        OperatingSystemVersion(
            majorVersion: SystemVersion.current.major, minorVersion: SystemVersion.current.minor, patchVersion: 0)
    }

    /// Replaces `ProcessInfo.operatingSystemVersionString`.
    @_silgen_name("$s20FoundationEssentials11ProcessInfoC28operatingSystemVersionStringSSvg")
    public func simulatedSystemVersionString() -> String { "Version \(SystemVersion.current.fullName)" }

    /// Replaces `ProcessInfo.isOperatingSystemAtLeast(_:)`.
    @_silgen_name("$s20FoundationEssentials11ProcessInfoC24isOperatingSystemAtLeastySbAA0fG7VersionVF")
    public func simulatedSystemIsAtLeast(_ version: OperatingSystemVersion) -> Bool {
        let (wanted, patch) = ((version.majorVersion, version.minorVersion), version.patchVersion)
        let system = SystemVersion.current
        return (wanted.0, wanted.1, patch) <= (system.major, system.minor, 0)
    }
}
