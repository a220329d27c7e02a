import ArgumentParser
import CellSimHost
import CellSimLanguages
import CellSimSystem
import Foundation

/// The flags that say in which variants each document is drawn: every combination of what they name.
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
        for name in device where Device.named(name) == nil {
            throw ValidationError("--device \(name): \(Device.refusal(of: name))")
        }
        for (flag, words) in [
            ("--device", device), ("--style", style.map(\.rawValue)), ("--text-size", textSize.map(\.rawValue)),
            ("--direction", direction.map(\.rawValue)), ("--language", language.map { "\($0)" }),
            ("--system", system.map { "\($0)" }),
        ] where Set(words).count < words.count {
            throw ValidationError("\(flag) has the same value twice")
        }
    }

    /// Whether anything was said.
    var isEmpty: Bool {
        device.isEmpty && style.isEmpty && textSize.isEmpty && direction.isEmpty && language.isEmpty
            && system.isEmpty && scale == nil
    }

    /// How a picture is shown, and the words for it: those that were said.
    struct Variant {
        var words: [String] = []
        var look = AppearanceChoice()
    }

    var all: [Variant] {
        var found = [Variant()]
        func multiply<Value>(
            _ values: [Value], _ word: (Value) -> String, _ set: (inout AppearanceChoice, Value) -> Void
        ) {
            if values.isEmpty { return }
            found = found.flatMap { one in
                values.map { value in
                    var one = one
                    one.words.append(word(value))
                    set(&one.look, value)
                    return one
                }
            }
        }
        multiply(device, { $0 }, { $0.device = Device.named($1) })
        multiply(style.isEmpty ? [.light, .dark] : style, \.rawValue, { $0.style = $1 })
        multiply(textSize, \.rawValue, { $0.textSize = $1 })
        multiply(direction, \.rawValue, { $0.direction = $1 })
        multiply(language, { "\($0)" }, { $0.language = $1 })
        multiply(system, { "iOS \($0)" }, { $0.system = $1 })
        return found.map { one in
            var one = one
            one.look.scale = scale
            return one
        }
    }
}
