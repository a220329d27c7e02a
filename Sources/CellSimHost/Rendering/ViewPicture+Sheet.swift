import CellSimGraphics
import Foundation
import UIKit

/// A view's picture and its caption in a sheet.
public struct NamedPicture {
    /// The view's name.
    public var name: String
    /// The view's picture.
    public var picture: ViewPicture

    /// Creates a picture with a name.
    public init(name: String, picture: ViewPicture) { (self.name, self.picture) = (name, picture) }
}

/// The part of `ViewPicture` that combines several views in a sheet.
extension ViewPicture {
    private static let margin: CGFloat = 16
    private static let captionHeight: CGFloat = 24

    /// Creates a grey sheet with several views of a document, stacked vertically, each below its name.
    /// - Parameters:
    ///   - parts: The pictures with their names.
    ///   - path: The document's path, for messages.
    ///   - appearance: The device and style.
    ///   - times: Collects the durations of the phases.
    /// - Throws: `InputError` if the sheet exceeds the maximum size of a picture.
    public init(
        sheet parts: [NamedPicture], path: String, appearance: Appearance, times: PhaseTimings
    ) throws {
        let host = ViewHost(appearance)
        let captions = parts.map { Self.caption($0.name, host) }
        let widths = zip(parts, captions).map { max($0.picture.displayList.size.width, $1.size.width) }
        var top = Self.margin
        var commands: [DisplayCommand] = []
        for (part, caption) in zip(parts, captions) {
            commands += Self.makeCommands(caption, nil, y: top)
            top += Self.captionHeight
            commands += Self.makeCommands(part.picture.displayList, part.picture.background, y: top)
            top += part.picture.displayList.size.height.rounded(.up) + Self.margin
        }
        let size = CGSize(width: ((widths.max() ?? 0) + 2 * Self.margin).rounded(.up), height: top)
        guard max(size.width, size.height) <= PictureLimits.maximumSide else {
            throw InputError(
                path: path, line: 1,
                "all \(parts.count) top-level views together are too large for one picture; draw them separately with --scene"
            )
        }
        self.init(
            list: DisplayList(size: size, commands: commands), background: host.resolve(.systemGray5),
            scale: appearance.device.scale, times: times)
        emptyViewNotes = Array(Set(parts.flatMap(\.picture.emptyViewNotes))).sorted()
    }

    /// Returns the display list of a caption in small grey text.
    static func caption(_ name: String, _ host: ViewHost) -> DisplayList {
        let label = UILabel()
        (label.text, label.font, label.textColor) = (name, .systemFont(ofSize: 13), .secondaryLabel)
        label.frame.size = CGSize(width: min(label.intrinsicContentSize.width, 600), height: captionHeight)
        host.show(label)
        defer { label.removeFromSuperview() }
        return host.record(label)
    }

    private static func makeCommands(_ list: DisplayList, _ background: RGBAColor?, y: CGFloat) -> [DisplayCommand] {
        let rect = CGRect(origin: .zero, size: list.size)
        let backgroundCommands = background.map { [DisplayCommand.fill(rect, .zero, .color($0))] } ?? []
        return [.save, .concatenate(CGAffineTransform(translationX: margin, y: y)), .clip(rect, .zero)]
            + backgroundCommands
            + list.commands + [.restore]
    }
}
