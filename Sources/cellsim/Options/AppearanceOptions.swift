import ArgumentParser
import CellSimHost
import CellSimInterfaceBuilder
import CellSimLanguages
import CellSimSystem
import Foundation

/// The flags for the device and the appearance of pictures.
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

    /// The values of the flags.
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

extension InterfaceLanguage {
    /// - Throws: `ValidationError` if the value is not a language.
    static func fromFlag(_ name: String) throws -> InterfaceLanguage {
        guard let language = InterfaceLanguage(named: name) else {
            throw ValidationError("unknown language '\(name)'; \(InterfaceLanguage.examples)")
        }
        return language
    }
}

extension SystemVersion {
    /// - Throws: `ValidationError` for a system that is not simulated.
    static func fromFlag(_ name: String) throws -> SystemVersion {
        guard let system = SystemVersion(named: name) else { throw ValidationError(refusal(of: name)) }
        return system
    }

    /// The message for an unknown system, with the valid ones.
    static func refusal(of name: String) -> String {
        let hint = NearestNames.hint(name, among: allCases.map(\.description))
        return "unknown system '\(name)'; expected \(examples)\(hint)"
    }
}

/// The appearance options that were given. The document determines the others.
struct AppearanceOverrides: Sendable {
    var device: Device?
    var orientation: Device.Orientation?
    var scale: PixelScale?
    var style = InterfaceStyle.light
    var textSize = TextSize.large
    var direction: LayoutDirection?
    var language: InterfaceLanguage?
    var system: SystemVersion?

    /// Reads a document and applies the appearance. A document translated as a whole is read in the requested language.
    /// - Throws: `DocumentError` when it cannot be read, `InvalidDocument` when its references are broken.
    @MainActor func open(_ path: String, times: PhaseTimings = PhaseTimings()) throws -> (InterfaceFile, Appearance) {
        adopt()
        let file = try InterfaceFile(path: path, times: times)
        let look = appearance(designedFor: file.device)
        file.adopt(look)
        return (file, look)
    }

    /// The default language: the value of `CELLSIM_LANGUAGE`, if it is set.
    static let defaultLanguage = InterfaceLanguage.current

    /// The default system: the value of `CELLSIM_SYSTEM`, otherwise iOS 17.
    static let defaultSystem = SystemVersion.current

    /// Sets the language in which texts are looked up and the system for which views are made, or the defaults.
    func adopt() {
        // The defaults are read before they are changed for the first time.
        let usual = (language: Self.defaultLanguage, system: Self.defaultSystem)
        InterfaceLanguage.current = language ?? usual.language
        SystemVersion.current = system ?? usual.system
    }

    /// Whether any value was given.
    var hasValues: Bool {
        device != nil || orientation != nil || scale != nil || direction != nil || language != nil || system != nil
            || style != .light || textSize != .large
    }

    /// The requested device, otherwise the document's own, otherwise a device of an iPhone 8's size at two pixels per point.
    @MainActor func appearance(for document: IBDocument) -> Appearance {
        appearance(designedFor: InterfaceFile.device(of: document))
    }

    @MainActor private func appearance(designedFor designed: Device?) -> Appearance {
        var device = device ?? designed ?? Device(size: CGSize(width: 375, height: 667))
        if let orientation { device = device.turned(orientation) }
        if let scale { device.scale = CGFloat(scale.rawValue) }
        let isMirrored = (language ?? Self.defaultLanguage)?.isRightToLeft ?? false
        return Appearance(
            device: device, style: style, textSize: textSize,
            direction: direction ?? (isMirrored ? .rightToLeft : .leftToRight))
    }
}

/// Pixels per point, as screens have them.
enum PixelScale: Int, ExpressibleByArgument, CaseIterable { case one = 1, two, three }
