import ArgumentParser
import CellSimHost
import CellSimInterfaceBuilder
import CellSimLanguages
import CellSimSystem
import Foundation

/// The options for the device and the appearance of pictures.
struct AppearanceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Such as 'iPhone SE' or 375x667. (default: as designed)", valueName: "name"),
        transform: Device.fromFlag)
    var device: Device?

    @Option(help: ArgumentHelp("The orientation.", valueName: "name"))
    var orientation: Device.Orientation?

    @Option(help: ArgumentHelp("Pixels per point.", valueName: "scale"))
    var scale: PixelScale?

    @Option(help: ArgumentHelp("The style.", valueName: "style"))
    var style: InterfaceStyle = .light

    @Option(help: ArgumentHelp("The text size.", valueName: "size"))
    var textSize: TextSize = .large

    @Option(help: ArgumentHelp("The layout direction.", valueName: "word"))
    var direction: LayoutDirection?

    @Option(
        help: ArgumentHelp("A language: de, pseudo … (default: the document's)", valueName: "code"),
        transform: InterfaceLanguage.fromFlag)
    var language: InterfaceLanguage?

    @Option(
        help: ArgumentHelp("The iOS version: 17 or 26. (default: 17)", valueName: "version"),
        transform: SystemVersion.fromFlag)
    var system: SystemVersion?

    /// The values of the options.
    var choice: AppearanceOverrides {
        get {
            AppearanceOverrides(
                device: device, orientation: orientation, scale: scale, style: style, textSize: textSize,
                direction: direction, language: language, system: system)
        }
        set {
            (device, orientation, scale) = (newValue.device, newValue.orientation, newValue.scale)
            (style, textSize, direction) = (newValue.style, newValue.textSize, newValue.direction)
            (language, system) = (newValue.language, newValue.system)
        }
    }
}

/// The part of `InterfaceLanguage` that parses an option.
extension InterfaceLanguage {
    /// Parses the value of `--language`.
    /// - Throws: `ValidationError` if the value is not a language.
    static func fromFlag(_ name: String) throws -> InterfaceLanguage {
        guard let language = InterfaceLanguage(named: name) else {
            throw ValidationError("unknown language '\(name)'; \(InterfaceLanguage.examples)")
        }
        return language
    }
}

/// The part of `SystemVersion` that parses an option.
extension SystemVersion {
    /// Parses the value of `--system`.
    /// - Throws: `ValidationError` if the iOS version isn't supported.
    static func fromFlag(_ name: String) throws -> SystemVersion {
        guard let system = SystemVersion(named: name) else { throw ValidationError(unknownSystemMessage(of: name)) }
        return system
    }

    /// Returns the error message for an unknown iOS version. It lists the valid versions.
    static func unknownSystemMessage(of name: String) -> String {
        let hint = NearestNames.hint(name, among: allCases.map(\.description))
        return "unknown system '\(name)'; expected \(examples)\(hint)"
    }
}

/// The specified appearance properties. All others are determined by the document.
struct AppearanceOverrides: Sendable {
    var device: Device?
    var orientation: Device.Orientation?
    var scale: PixelScale?
    var style = InterfaceStyle.light
    var textSize = TextSize.large
    var direction: LayoutDirection?
    var language: InterfaceLanguage?
    var system: SystemVersion?

    /// Reads a document and applies the appearance. A localised document is read in the specified language.
    /// - Throws: `DocumentError` if the document can't be read, or `InvalidDocument` if its references are invalid.
    @MainActor func open(_ path: String, times: PhaseTimings = PhaseTimings()) throws -> (InterfaceFile, Appearance) {
        apply()
        let file = try InterfaceFile(path: path, times: times)
        let resolvedAppearance = appearance(designedFor: file.device)
        file.apply(resolvedAppearance)
        return (file, resolvedAppearance)
    }

    /// The default language: the value of `CELLSIM_LANGUAGE`, if it is set.
    static let defaultLanguage = InterfaceLanguage.current

    /// The default iOS version: the value of `CELLSIM_SYSTEM`, or iOS 17.
    static let defaultSystem = SystemVersion.current

    /// Sets the global language of strings and iOS version to the specified values or their defaults.
    func apply() {
        // The defaults are read before they are changed for the first time.
        let defaults = (language: Self.defaultLanguage, system: Self.defaultSystem)
        InterfaceLanguage.current = language ?? defaults.language
        SystemVersion.current = system ?? defaults.system
    }

    /// A Boolean value that indicates whether any property differs from its default.
    var hasValues: Bool {
        device != nil || orientation != nil || scale != nil || direction != nil || language != nil || system != nil
            || style != .light || textSize != .large
    }

    /// Returns the complete appearance for a document. The device is the specified one, or otherwise the document's device, or otherwise a
    /// device with the size of an iPhone 8 at two pixels per point.
    @MainActor func appearance(for document: IBDocument) -> Appearance {
        appearance(designedFor: InterfaceFile.device(of: document))
    }

    @MainActor private func appearance(designedFor designed: Device?) -> Appearance {
        var device = device ?? designed ?? Device(size: CGSize(width: 375, height: 667))
        if let orientation { device = device.rotated(orientation) }
        if let scale { device.scale = CGFloat(scale.rawValue) }
        let isMirrored = (language ?? Self.defaultLanguage)?.isRightToLeft ?? false
        return Appearance(
            device: device, style: style, textSize: textSize,
            direction: direction ?? (isMirrored ? .rightToLeft : .leftToRight))
    }
}

/// The number of pixels per point of a screen.
enum PixelScale: Int, ExpressibleByArgument, CaseIterable { case one = 1, two, three }
