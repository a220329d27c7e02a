import CellSimGraphics
import CellSimImageCodecs
import CellSimInterfaceBuilder
import CellSimRaster
import Foundation
import UIKit

/// A picture of a cell or view from a document, after layout.
@preconcurrency @MainActor public struct ViewPicture {
    /// The drawing commands of the view.
    package let displayList: DisplayList
    /// The background colour, or nil for a transparent background.
    let background: RGBAColor?
    let scale: CGFloat
    private let times: PhaseTimings
    /// The issues found during layout.
    public let issues: [LayoutIssue]
    /// The characters that no font contains.
    public private(set) var missingCharacters = MissingCharacters()
    /// Notes about views that are empty because the app's code provides their content, one per view.
    public internal(set) var emptyViewNotes: [Diagnostic] = []

    /// The outlines of the document's objects in the picture. Empty unless requested.
    package private(set) var outline: [ViewOutline] = []
    /// The view tree for the picture file, or nil unless requested.
    private var tree: [UInt8]?

    /// The additional information to collect with the picture.
    package struct Extras: OptionSet, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        /// The outlines of the document's objects.
        package static let outline = Extras(rawValue: 1)
        /// The view tree, which can explain differences.
        package static let tree = Extras(rawValue: 2)
    }

    /// The maximum number of pixels to draw at once. Larger pictures are written in strips, always with an alpha
    /// channel.
    private nonisolated static let maximumUnstripedPixels = 1 << 24

    /// Lays out the view at its designed size or a specified size.
    /// - Parameters:
    ///   - content: The document's objects and the selected view.
    ///   - appearance: The device and style.
    ///   - width: The width, or nil for the designed width. If only a width is specified, a cell determines its own height, or has
    ///     its designed height if its constraints don't determine one.
    ///   - height: The height, or nil.
    ///   - times: Collects the durations of the phases.
    /// - Throws: `InputError` for a view without a valid size.
    public init(
        _ content: InterfaceFile.Content, appearance: Appearance, width: CGFloat?, height: CGFloat?, times: PhaseTimings
    ) throws {
        try self.init(
            content, appearance: appearance, width: width, height: height, extras: [], times: times)
    }

    /// Lays out the view and collects the requested additional information.
    package init(
        _ content: InterfaceFile.Content, appearance: Appearance, width: CGFloat?, height: CGFloat?, extras: Extras,
        times: PhaseTimings
    ) throws {
        try self.init(
            content.view, of: content.instance.template, appearance: appearance, width: width, height: height,
            extras: extras, times: times)
    }

    /// Lays out a view that contains a document's objects.
    /// - Parameters:
    ///   - view: The view to draw.
    ///   - template: The document.
    ///   - appearance: The device and style.
    ///   - width: The width, or nil.
    ///   - height: The height, or nil.
    ///   - extras: The additional information to collect.
    ///   - times: Collects the durations of the phases.
    ///   - whenLaidOut: Called once after layout, before drawing.
    package init(
        _ view: UIView, of template: NibTemplate, appearance: Appearance, width: CGFloat?, height: CGFloat?,
        extras: Extras, times: PhaseTimings, whenLaidOut: (ViewHost) -> Void = { _ in }
    ) throws {
        (scale, self.times) = (appearance.device.scale, times)
        let path = template.path
        let designed = view.frame.size
        var size = CGSize(width: width ?? designed.width, height: height ?? designed.height)
        let host = ViewHost(appearance, size: size == .zero ? nil : size)
        // Lays out a cell like a row in an app, whose margins the controller's table view sets.
        (view as? UITableViewCell)?.isRow = true
        times.measure(.layout) {
            host.show(view)
            if width != nil, height == nil,
                let fitted = host.fittingHeight(of: view, width: size.width, designed: designed.height)
            {
                size.height = fitted
                host.window.frame.size = size
            }
            view.frame = CGRect(origin: .zero, size: size)
            host.layoutUntilStable()
            whenLaidOut(host)
        }
        size = view.frame.size
        try PictureLimits.check(size, of: view, scale: scale, path: path)
        issues = view.layoutIssues()
        try InvalidDocument.checkLimits(issues, path: path)
        displayList = times.measure(.record) { view.displayList() }
        let isRoot = view.backgroundColor == nil && template.document.isOwnerView(view)
        background = view is UITableViewCell || isRoot ? host.resolve(.systemBackground) : nil
        missingCharacters.addMissingCharacters(displayList)
        emptyViewNotes = EmptyViews.notes(below: view, path: path)
        collect(extras, view, template.document, host)
    }

    /// Creates a picture from a display list.
    init(list: DisplayList, background: RGBAColor?, scale: CGFloat, times: PhaseTimings) {
        (self.displayList, self.background, self.scale, self.times) = (list, background, scale, times)
        issues = []
    }

    /// Creates the picture of a window on the system background colour.
    /// - Throws: `InvalidDocument` if a layout issue exceeds the supported limits.
    init(
        screen host: ViewHost, path: String, document: IBDocument? = nil, extras: Extras = [], times: PhaseTimings
    ) throws {
        (scale, self.times) = (host.appearance.device.scale, times)
        times.measure(.layout) { host.layoutUntilStable() }
        issues = host.window.layoutIssues()
        try InvalidDocument.checkLimits(issues, path: path)
        displayList = times.measure(.record) { host.window.displayList() }
        background = host.resolve(.systemBackground)
        missingCharacters.addMissingCharacters(displayList)
        emptyViewNotes = EmptyViews.notes(below: host.window, path: path)
        collect(extras, host.window, document, host)
    }

    private mutating func collect(_ extras: Extras, _ view: UIView, _ document: IBDocument?, _ host: ViewHost) {
        if extras.contains(.outline) { outline = ViewOutline.all(below: view) }
        guard extras.contains(.tree) else { return }
        var builder = PictureTreeBuilder(document: document, traits: host.traits, scale: scale)
        builder.add(view)
        tree = builder.bytes
    }

    /// Draws the picture and writes it. Can be called on any thread.
    public nonisolated func write(to file: PictureWriter, jobs: Int) throws {
        let size = Rasterizer(scale: scale).pixelSize(of: displayList)
        if background == nil, size.width <= ViewPicture.maximumUnstripedPixels / size.height {
            let bitmap = times.measure(.raster) { Rasterizer(scale: scale).render(displayList) }
            var metadata = PNGMetadata()
            metadata.tree = tree
            try times.measure(.encode) { try file.append(PNG.encode(bitmap, metadata: metadata)) }
            return try file.close()
        }
        let isSmall = size.height <= PixelStrip.maximumHeight(width: size.width)
        let picture = try StripPNGEncoder(
            file: file, width: size.width, scale: scale, background: background, jobs: isSmall ? 1 : jobs, times: times)
        do { try picture.append(displayList) } catch {
            picture.cancel()
            throw error
        }
        try picture.finish(tree: tree)
    }
}

/// The part of `IBDocument` that finds the File's Owner and its root view.
extension IBDocument {
    /// Returns whether the `view` outlet of the File's Owner is connected to the view, as for the root view of a controller.
    @MainActor func isOwnerView(_ view: UIView) -> Bool {
        guard let id = view.nibIdentity?.objectID else { return false }
        return ownerViewID == id
    }

    /// The File's Owner placeholder of a XIB.
    var fileOwner: IBElement? {
        objects.first { $0.name == "placeholder" && $0["placeholderIdentifier"] == "IBFilesOwner" }
    }

    /// The identifier of the view to which the `view` outlet of the File's Owner is connected.
    var ownerViewID: String? {
        fileOwner?.child(named: "connections")?.children.first { $0.name == "outlet" && $0["property"] == "view" }?[
            "destination"]
    }
}
