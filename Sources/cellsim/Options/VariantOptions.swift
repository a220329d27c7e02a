import ArgumentParser
import CellSimHost
import CellSimLanguages
import CellSimSystem
import Foundation

/// The options for the variants of each document. All combinations of the values are drawn.
struct VariantOptions: ParsableArguments {
    @Option(help: ArgumentHelp("A device or size; repeatable. (default: as designed)", valueName: "name"))
    var device: [String] = []

    @Option(help: ArgumentHelp("A style; repeatable. (default: both)", valueName: "style"))
    var style: [InterfaceStyle] = []

    @Option(help: ArgumentHelp("A text size; repeatable. (default: L)", valueName: "size"))
    var textSize: [TextSize] = []

    @Option(help: ArgumentHelp("A layout direction; repeatable. (default: ltr)", valueName: "word"))
    var direction: [LayoutDirection] = []

    @Option(
        help: ArgumentHelp("A language: de, pseudo …; repeatable. (default: none)", valueName: "code"),
        transform: InterfaceLanguage.fromFlag)
    var language: [InterfaceLanguage] = []

    @Option(
        help: ArgumentHelp("An iOS version: 17 or 26; repeatable. (default: 17)", valueName: "version"),
        transform: SystemVersion.fromFlag)
    var system: [SystemVersion] = []

    @Option(help: ArgumentHelp("Pixels per point. (default: the device's)", valueName: "scale"))
    var scale: PixelScale?

    func validate() throws {
        for (axis, axisValues) in given {
            if axis == .device, let name = axisValues.first(where: { Device.named($0) == nil }) {
                throw ValidationError("\(axis.flag) \(name): \(Device.unknownDeviceMessage(of: name))")
            }
            if Set(axisValues).count < axisValues.count {
                throw ValidationError("\(axis.flag) has the same value twice")
            }
        }
    }

    /// The values of the repeatable options, in the order in which they are combined.
    private var given: [(axis: AppearanceAxis, words: [String])] {
        [
            (.device, device), (.style, style.map(\.rawValue)), (.textSize, textSize.map(\.rawValue)),
            (.direction, direction.map(\.rawValue)), (.language, language.map { "\($0)" }),
            (.system, system.map { "\($0)" }),
        ]
    }

    /// A Boolean value that indicates whether no option was specified.
    var isEmpty: Bool { scale == nil && given.allSatisfy(\.words.isEmpty) }

    /// The appearance of a picture, and a description of the specified values.
    struct Variant {
        var descriptions: [String] = []
        var appearance = AppearanceOverrides()
    }

    /// All variants: the combinations of the specified values.
    var all: [Variant] {
        var variants = [Variant(appearance: AppearanceOverrides(scale: scale))]
        for (axis, axisValues) in given {
            let values = axisValues.isEmpty && axis == .style ? InterfaceStyle.allCases.map(\.rawValue) : axisValues
            if values.isEmpty { continue }
            variants = variants.flatMap { variant in
                values.map { value in
                    var (variant, width, height) = (variant, Double?.none, Double?.none)
                    variant.descriptions.append(axis == .system ? "iOS \(value)" : value)
                    // The value is valid, because ArgumentParser has validated it.
                    try? axis.set(value, in: &variant.appearance, width: &width, height: &height)
                    return variant
                }
            }
        }
        return variants
    }
}
