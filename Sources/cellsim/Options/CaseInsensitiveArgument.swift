import ArgumentParser
import CellSimHost

/// A value of an option that is one of several names. Parsing ignores case.
public protocol CaseInsensitiveArgument: ExpressibleByArgument, CaseIterable, RawRepresentable
where RawValue == String {}

/// The part of `CaseInsensitiveArgument` that parses the value.
extension CaseInsensitiveArgument {
    /// Parses the name of a value, ignoring case.
    public init?(argument: String) {
        let name = argument.lowercased()
        guard let value = Self.allCases.first(where: { $0.rawValue.lowercased() == name }) else { return nil }
        self = value
    }
}

extension InterfaceStyle: CaseInsensitiveArgument {}
extension LayoutDirection: CaseInsensitiveArgument {}
extension Device.Orientation: CaseInsensitiveArgument {}
extension LintReport.Format: CaseInsensitiveArgument {}
extension InspectFormat: CaseInsensitiveArgument {}
extension SnapshotRun.Mode: CaseInsensitiveArgument {}

/// The part of `TextSize` that parses an option.
extension TextSize: ExpressibleByArgument {
    /// Parses a name such as `AX3`, or one of UIKit's names, such as `large`, `accessibilityExtraLarge` or `UICTContentSizeCategoryL`.
    public init?(argument: String) {
        guard let size = TextSize(named: argument) else { return nil }
        self = size
    }
}

/// The part of `Device` that parses an option.
extension Device {
    /// Parses the value of `--device`.
    /// - Throws: `ValidationError` for an unknown device. The message lists similar names.
    static func fromFlag(_ name: String) throws -> Device {
        guard let device = Device.named(name) else { throw ValidationError(Device.unknownDeviceMessage(of: name)) }
        return device
    }

    /// Returns the error message for an unknown device. It lists similar names.
    static func unknownDeviceMessage(of name: String) -> String {
        let names = catalogue.flatMap(\.names)
        let hint = NearestNames.hint(name, among: names + catalogue.map(\.identifier), count: 3)
        return "unknown device\(hint.isEmpty ? "." : hint) 'cellsim devices' lists all; "
            + "a size in points is a device too, as in 375x667"
    }
}
