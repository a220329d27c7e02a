import CellSimSystem
import Foundation

// Replaces the system properties of `ProcessInfo`, which describe the Linux kernel, by those of a simulator. See
// `FoundationOverrides.swift`.
extension ProcessInfo {
    /// Replaces `ProcessInfo.operatingSystemVersion`.
    @_silgen_name("$s20FoundationEssentials11ProcessInfoC22operatingSystemVersionAA09OperatingfG0Vvg")
    public func simulatedSystemVersion() -> OperatingSystemVersion {
        let system = SystemVersion.reported
        return OperatingSystemVersion(majorVersion: system.major, minorVersion: system.minor, patchVersion: 0)
    }

    /// Replaces `ProcessInfo.operatingSystemVersionString`.
    @_silgen_name("$s20FoundationEssentials11ProcessInfoC28operatingSystemVersionStringSSvg")
    public func simulatedSystemVersionString() -> String { "Version \(SystemVersion.reported)" }

    /// Replaces `ProcessInfo.isOperatingSystemAtLeast(_:)`.
    @_silgen_name("$s20FoundationEssentials11ProcessInfoC24isOperatingSystemAtLeastySbAA0fG7VersionVF")
    public func simulatedSystemIsAtLeast(_ version: OperatingSystemVersion) -> Bool {
        let (requestedVersion, patch) = ((version.majorVersion, version.minorVersion), version.patchVersion)
        let system = SystemVersion.reported
        return (requestedVersion.0, requestedVersion.1, patch) <= (system.major, system.minor, 0)
    }
}
