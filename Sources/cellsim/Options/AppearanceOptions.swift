import ArgumentParser
import CellSimHost
import Foundation

/// The flags that say on what device, and how, things are shown.
struct AppearanceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The device, as in 'iPhone SE', 'retina6_12' or '375x667'.", valueName: "name"),
        transform: Device.fromFlag)
    var device: Device?

    @Option(help: "How the device is held: portrait or landscape. (default: as its document says, else upright)")
    var orientation: Device.Orientation?

    @Option(help: ArgumentHelp("Pixels per point: 1, 2 or 3.", valueName: "scale"))
    var scale: PixelScale?

    @Option(help: "The interface style: light or dark.")
    var style: InterfaceStyle = .light

    @Option(
        help: ArgumentHelp(
            "The text size: XS, S, M, L, XL, XXL, XXXL or AX1 to AX5, or UIKit's name, as in accessibilityLarge.",
            valueName: "size"))
    var textSize: TextSize = .large

    @Option(help: "The layout direction: ltr or rtl.")
    var direction: LayoutDirection = .leftToRight

    /// The device asked for, else the document's own, else one of an iPhone 8's size at two pixels per point.
    @MainActor func appearance(for file: InterfaceFile) -> Appearance {
        AppearanceChoice(
            device: device, orientation: orientation, scale: scale, style: style, textSize: textSize,
            direction: direction
        ).appearance(for: file)
    }
}

/// How something is shown, as far as it was said; the document decides the rest.
struct AppearanceChoice: Sendable {
    var device: Device?
    var orientation: Device.Orientation?
    var scale: PixelScale?
    var style = InterfaceStyle.light
    var textSize = TextSize.large
    var direction = LayoutDirection.leftToRight

    /// The device asked for, else the document's own, else one of an iPhone 8's size at two pixels per point.
    @MainActor func appearance(for file: InterfaceFile) -> Appearance {
        var device = device ?? file.device ?? Device(size: CGSize(width: 375, height: 667))
        if let orientation { device = device.turned(orientation) }
        if let scale { device.scale = CGFloat(scale.rawValue) }
        return Appearance(device: device, style: style, textSize: textSize, direction: direction)
    }
}

/// Pixels per point, as screens have them.
enum PixelScale: Int, ExpressibleByArgument, CaseIterable { case one = 1, two, three }
