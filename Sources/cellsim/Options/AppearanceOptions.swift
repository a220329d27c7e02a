import ArgumentParser
import CellSimHost
import Foundation

/// The flags that say on what device, and how, things are shown.
struct AppearanceOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The device, as in 'iPhone SE', 'retina6_12' or '375x667'.", valueName: "name"))
    var device: Device?

    @Option(help: ArgumentHelp("Pixels a point: 1, 2 or 3.", valueName: "scale"))
    var scale: PixelScale?

    @Option(help: "The interface style: light or dark.")
    var style: InterfaceStyle = .light

    @Option(help: ArgumentHelp("The text size: XS, S, M, L, XL, XXL, XXXL or AX1 to AX5.", valueName: "size"))
    var textSize: TextSize = .large

    @Option(help: "The layout direction: ltr or rtl.")
    var direction: LayoutDirection = .leftToRight

    /// The device asked for, else the document's own, else one of an iPhone 8's size at two pixels a point.
    @MainActor func appearance(for file: InterfaceFile) -> Appearance {
        var device = device ?? file.device ?? Device(size: CGSize(width: 375, height: 667))
        if let scale { device.scale = CGFloat(scale.rawValue) }
        return Appearance(device: device, style: style, textSize: textSize, direction: direction)
    }
}

/// Pixels a point, as screens have them.
enum PixelScale: Int, ExpressibleByArgument, CaseIterable { case one = 1, two, three }

extension Device: ExpressibleByArgument {
    public init?(argument: String) {
        guard let device = Device.named(argument) else { return nil }
        self = device
    }
}

extension InterfaceStyle: ExpressibleByArgument {}
extension LayoutDirection: ExpressibleByArgument {}
extension TextSize: ExpressibleByArgument {
    public init?(argument: String) {
        guard let size = TextSize(rawValue: argument.uppercased()) else { return nil }
        self = size
    }
}
