import CellSimHost
import CellSimLanguages
import CellSimSystem
import Foundation

/// The properties in which pictures of a document can differ. `variants` in `cellsim.yml` and `--matrix` use their names as keys.
enum AppearanceAxis: String, CaseIterable {
    case device, orientation, scale, style
    case textSize = "text-size"
    case direction, language, system, width, height

    /// A Boolean value that indicates whether the axis is the width or height of the picture. These aren't part of an appearance.
    var isPictureSize: Bool { self == .width || self == .height }

    /// The command-line option for the axis, such as `--text-size`.
    var flag: String { "--" + rawValue }

    init?(flag: String) {
        guard flag.hasPrefix("--") else { return nil }
        self.init(rawValue: String(flag.dropFirst(2)))
    }

    /// An error that describes an invalid value, such as `has the style 'drak'; expected light or dark`.
    struct ValueError: Error, Hashable, CustomStringConvertible {
        var description: String
    }

    /// The valid values in their preferred spelling, or nil if there are too many to list.
    var values: [String]? {
        switch self {
        case .device: Device.catalogue.map { $0.names.first ?? $0.identifier }
        case .orientation: Device.Orientation.allCases.map(\.rawValue)
        case .scale: PixelScale.allCases.map { "\($0.rawValue)" }
        case .style: InterfaceStyle.allCases.map(\.rawValue)
        case .textSize: TextSize.allCases.map(\.rawValue)
        case .direction: LayoutDirection.allCases.map(\.rawValue)
        case .system: SystemVersion.allCases.map(\.description)
        case .language, .width, .height: nil
        }
    }

    /// Parses a value and sets the property.
    /// - Throws: `ValueError` if the value is invalid.
    func set(
        _ text: String, in appearance: inout AppearanceOverrides, width: inout Double?, height: inout Double?
    ) throws(ValueError) {
        switch self {
        case .device:
            guard let device = Device.named(text) else {
                throw ValueError(description: "is '\(text)': \(Device.unknownDeviceMessage(of: text))")
            }
            appearance.device = device
        case .orientation:
            appearance.orientation = try unwrap(Device.Orientation(argument: text), text, "portrait or landscape")
        case .scale: appearance.scale = try unwrap(PixelScale(argument: text), text, "1, 2 or 3")
        case .style: appearance.style = try unwrap(InterfaceStyle(argument: text), text, "light or dark")
        case .textSize:
            let expected = "XS to XXXL, AX1 to AX5, or UIKit's name, as in accessibilityLarge"
            appearance.textSize = try unwrap(TextSize(argument: text), text, expected)
        case .direction: appearance.direction = try unwrap(LayoutDirection(argument: text), text, "ltr or rtl")
        case .language:
            let expected = "a language, \(InterfaceLanguage.examples)"
            appearance.language = try unwrap(InterfaceLanguage(named: text), text, expected)
        case .system:
            guard let system = SystemVersion(named: text) else {
                throw ValueError(description: "is invalid: \(SystemVersion.unknownSystemMessage(of: text))")
            }
            appearance.system = system
        case .width: width = try parseLength(text)
        case .height: height = try parseLength(text)
        }
    }

    private func parseLength(_ text: String) throws(ValueError) -> Double {
        let points = Double(text).flatMap { (1...20_000).contains($0) ? $0 : nil }
        return try unwrap(points, text, "a number of points from 1 to 20000")
    }

    private func unwrap<Value>(_ value: Value?, _ text: String, _ expected: String) throws(ValueError) -> Value {
        guard let value else { throw ValueError(description: "has the \(rawValue) '\(text)'; expected \(expected)") }
        return value
    }
}
