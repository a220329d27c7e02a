import CellSimGraphics
import CellSimImageCodecs
import CellSimInterfaceBuilder
import CellSimRaster
import Foundation
import UIKit

/// One cell or view of a document as a picture.
@preconcurrency @MainActor public struct ViewPicture {
    /// The view's drawing.
    package let list: DisplayList
    /// The background; nil leaves it transparent.
    let background: RGBAColor?
    let scale: CGFloat
    private let times: PhaseTimings
    /// The issues that layout found.
    public let issues: [LayoutIssue]
    /// The characters that no font has.
    public private(set) var missingCharacters = MissingCharacters()
    /// Views that are empty because the app's code provides their content, one note per view.
    public internal(set) var leftOut: [Diagnostic] = []

    /// The outlines of the document's objects in it; empty unless requested.
    package private(set) var outline: [ViewOutline] = []
    /// The tree for the picture's file; nil unless requested.
    private var tree: [UInt8]?

    /// The information that is collected in addition to the picture.
    package struct Extras: OptionSet, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        /// The outlines of the document's objects.
        package static let outline = Extras(rawValue: 1)
        /// The tree that explains differences.
        package static let tree = Extras(rawValue: 2)
    }

    /// Pictures of more pixels are written in strips, with an alpha channel whether or not they need it.
    private nonisolated static let maximumPixelsAtOnce = 1 << 24

    /// Lays out the view at its designed size or at the given size. `width`: given alone, a cell finds its own height, which is the
    /// designed one where its constraints leave it open.
    /// - Throws: `InputError` for a view without a valid size.
    public init(
        _ content: InterfaceFile.Content, appearance: Appearance, width: CGFloat?, height: CGFloat?, times: PhaseTimings
    ) throws {
        try self.init(
            content, appearance: appearance, width: width, height: height, extras: [], times: times)
    }

    /// Like the initialiser above, with the requested extras.
    package init(
        _ content: InterfaceFile.Content, appearance: Appearance, width: CGFloat?, height: CGFloat?, extras: Extras,
        times: PhaseTimings
    ) throws {
        try self.init(
            content.view, of: content.instance.template, appearance: appearance, width: width, height: height,
            extras: extras, times: times)
    }

    /// The same for a view that a document's objects belong to.
    /// - Parameter whenLaidOut: called once after layout, before the view is recorded.
    package init(
        _ view: UIView, of template: NibTemplate, appearance: Appearance, width: CGFloat?, height: CGFloat?,
        extras: Extras, times: PhaseTimings, whenLaidOut: (ViewHost) -> Void = { _ in }
    ) throws {
        (scale, self.times) = (appearance.device.scale, times)
        let path = template.path
        let designed = view.frame.size
        var size = CGSize(width: width ?? designed.width, height: height ?? designed.height)
        let host = ViewHost(appearance, size: size == .zero ? nil : size)
        // A cell's document is drawn like a row of an app, where a controller's table sets its margins.
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
        try PictureBounds.check(size, of: view, scale: scale, path: path)
        issues = view.layoutIssues()
        try InvalidDocument.checkLimits(issues, path: path)
        list = times.measure(.record) { view.displayList() }
        let isRoot = view.backgroundColor == nil && template.document.isRootOfOwner(view)
        background = view is UITableViewCell || isRoot ? host.resolve(.systemBackground) : nil
        missingCharacters.note(list)
        leftOut = EmptyViews.notes(below: view, path: path)
        collect(extras, view, template.document, host)
    }

    /// Creates a picture from a display list.
    init(list: DisplayList, background: RGBAColor?, scale: CGFloat, times: PhaseTimings) {
        (self.list, self.background, self.scale, self.times) = (list, background, scale, times)
        issues = []
    }

    /// Creates the picture of a window, on the system's background where nothing is drawn.
    /// - Throws: `InvalidDocument` for layouts without a solution.
    init(
        screen host: ViewHost, path: String, document: IBDocument? = nil, extras: Extras = [], times: PhaseTimings
    ) throws {
        (scale, self.times) = (host.appearance.device.scale, times)
        times.measure(.layout) { host.layoutUntilStable() }
        issues = host.window.layoutIssues()
        try InvalidDocument.checkLimits(issues, path: path)
        list = times.measure(.record) { host.window.displayList() }
        background = host.resolve(.systemBackground)
        missingCharacters.note(list)
        leftOut = EmptyViews.notes(below: host.window, path: path)
        collect(extras, host.window, document, host)
    }

    private mutating func collect(_ extras: Extras, _ view: UIView, _ document: IBDocument?, _ host: ViewHost) {
        if extras.contains(.outline) { outline = ViewOutline.all(below: view) }
        guard extras.contains(.tree) else { return }
        var builder = TreeBuilder(document: document, traits: host.traits, scale: scale)
        builder.add(view)
        tree = builder.bytes
    }

    /// Draws and writes the picture, on any thread.
    public nonisolated func write(to file: PictureWriter, jobs: Int) throws {
        let size = Rasterizer(scale: scale).pixelSize(of: list)
        if background == nil, size.width <= ViewPicture.maximumPixelsAtOnce / size.height {
            let bitmap = times.measure(.raster) { Rasterizer(scale: scale).render(list) }
            var metadata = PNGMetadata()
            metadata.tree = tree
            try times.measure(.encode) { try file.append(PNG.encode(bitmap, metadata: metadata)) }
            return try file.close()
        }
        let isSmall = size.height <= Strip.tallest(width: size.width)
        let picture = try StripPicture(
            file: file, width: size.width, scale: scale, background: background, jobs: isSmall ? 1 : jobs, times: times)
        do { try picture.append(list) } catch {
            picture.abandon()
            throw error
        }
        try picture.finish(tree: tree)
    }
}

extension IBDocument {
    /// Whether the view is the `view` of the document's owner, as the root of a controller's views is.
    @MainActor func isRootOfOwner(_ view: UIView) -> Bool {
        guard let id = view.nibIdentity?.objectID else { return false }
        return ownerViewID == id
    }

    /// A XIB's File's Owner.
    var fileOwner: IBElement? {
        objects.first { $0.name == "placeholder" && $0["placeholderIdentifier"] == "IBFilesOwner" }
    }

    /// The id of the view that the `view` outlet of File's Owner leads to.
    var ownerViewID: String? {
        fileOwner?.child(named: "connections")?.children.first { $0.name == "outlet" && $0["property"] == "view" }?[
            "destination"]
    }
}
