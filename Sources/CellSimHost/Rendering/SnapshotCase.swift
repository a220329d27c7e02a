import CellSimLanguages
import CellSimSystem
import Foundation
import UIKit

/// The content of a picture: a view, rows of a table, or a scene.
package struct SnapshotCase: Codable, Hashable, Sendable {
    /// The path of the document.
    package var document: String
    /// The name of a scene in a storyboard, or of a view in a XIB; nil means the default.
    package var scene: String?
    /// The reuse identifier of a cell; nil means the first cell.
    package var reuseIdentifier: String?
    /// The path of a file with records for the rows.
    package var data: String?
    /// The number of rows, and the row at the top. If nil, shows one cell without data, or all rows with data.
    package var rows, scrollTo: Int?
    /// The size in points; nil means the designed size.
    package var width, height: Double?

    /// The paths of folders with images and asset catalogues.
    package var assets: [String] = []

    package init(document: String) { self.document = document }
}

/// An appearance that can be encoded, for passing it to another program.
package struct CodableAppearance: Codable, Hashable, Sendable {
    private var width, height, scale: Double
    private var safeArea: [Double]
    private var identifier: String
    private var names: [String]
    private var isPad, isWideInLandscape: Bool
    private var orientation, style, textSize, direction: String
    /// The names of the language and the iOS version.
    private var language: String?
    private var system: String

    @MainActor package init(_ appearance: Appearance, language: InterfaceLanguage?, system: SystemVersion) {
        let device = appearance.device, insets = device.safeArea
        (width, height, scale) = (Double(device.size.width), Double(device.size.height), Double(device.scale))
        safeArea = [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
        (identifier, names) = (device.identifier, device.names)
        (isPad, isWideInLandscape) = (device.isPad, device.isWideInLandscape)
        orientation = device.orientation.rawValue
        (style, textSize) = (appearance.style.rawValue, appearance.textSize.rawValue)
        direction = appearance.direction.rawValue
        self.language = language.map { "\($0)" }
        self.system = "\(system)"
    }

    /// Makes the language and the iOS version current, and returns the appearance.
    /// - Returns: nil if a value is unknown in this version.
    @MainActor package func makeCurrent() -> Appearance? {
        var device = Device(size: CGSize(width: width, height: height), scale: CGFloat(scale))
        guard safeArea.count == 4, let orientation = Device.Orientation(rawValue: orientation),
            let style = InterfaceStyle(rawValue: style), let textSize = TextSize(rawValue: textSize),
            let direction = LayoutDirection(rawValue: direction), let system = SystemVersion(named: system)
        else { return nil }
        let insets = safeArea.map { CGFloat($0) }
        device.safeArea = Device.Insets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
        (device.identifier, device.names, device.orientation) = (identifier, names, orientation)
        (device.isPad, device.isWideInLandscape) = (isPad, isWideInLandscape)
        InterfaceLanguage.current = language.flatMap { InterfaceLanguage(named: $0) }
        SystemVersion.current = system
        return Appearance(device: device, style: style, textSize: textSize, direction: direction)
    }
}
