import CellSimGraphics
import CellSimImageCodecs
import CellSimInterfaceBuilder
import CellSimRaster
import Foundation
import UIKit

/// One cell or view of a document as a picture.
@preconcurrency @MainActor public struct ViewPicture {
    /// What the view draws.
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

    /// Where the document's objects lie in it; empty unless that was asked for.
    package private(set) var outline: [ViewOutline] = []

    /// Pictures of more pixels are written in strips, with an alpha channel whether or not they need it.
    private nonisolated static let maximumPixelsAtOnce = 1 << 24

    /// Lays out the view at its designed size or at the given size. `width`: given alone, a cell finds its own height, which is the
    /// designed one where its constraints leave it open.
    /// - Throws: `InputError` for a view without a valid size.
    public init(
        _ content: InterfaceFile.Content, appearance: Appearance, width: CGFloat?, height: CGFloat?, times: PhaseTimings
    ) throws {
        try self.init(
            content, appearance: appearance, width: width, height: height, isOutlined: false, times: times)
    }

    /// The same, with an outline if requested.
    package init(
        _ content: InterfaceFile.Content, appearance: Appearance, width: CGFloat?, height: CGFloat?, isOutlined: Bool,
        times: PhaseTimings
    ) throws {
        try self.init(
            content.view, of: content.instance.template, appearance: appearance, width: width, height: height,
            isOutlined: isOutlined, times: times)
    }

    /// The same for a view that a document's objects belong to.
    package init(
        _ view: UIView, of template: NibTemplate, appearance: Appearance, width: CGFloat?, height: CGFloat?,
        isOutlined: Bool, times: PhaseTimings
    ) throws {
        (scale, self.times) = (appearance.device.scale, times)
        let path = template.path
        let designed = view.frame.size
        var size = CGSize(width: width ?? designed.width, height: height ?? designed.height)
        let host = ViewHost(appearance, size: size == .zero ? nil : size)
        // A cell's document is drawn as its rows look in an app, where a controller's table gives them their margins.
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
        if isOutlined { outline = ViewOutline.all(below: view) }
    }

    /// A picture of what is recorded already.
    init(list: DisplayList, background: RGBAColor?, scale: CGFloat, times: PhaseTimings) {
        (self.list, self.background, self.scale, self.times) = (list, background, scale, times)
        issues = []
    }

    /// All that a window shows, on the system's background where nothing is drawn.
    /// - Throws: `InvalidDocument` for layouts that cannot be worked out.
    init(screen host: ViewHost, path: String, isOutlined: Bool, times: PhaseTimings) throws {
        (scale, self.times) = (host.appearance.device.scale, times)
        times.measure(.layout) { host.layoutUntilStable() }
        issues = host.window.layoutIssues()
        try InvalidDocument.checkLimits(issues, path: path)
        list = times.measure(.record) { host.window.displayList() }
        background = host.resolve(.systemBackground)
        missingCharacters.note(list)
        leftOut = EmptyViews.notes(below: host.window, path: path)
        if isOutlined { outline = ViewOutline.all(below: host.window) }
    }

    /// Draws and writes the picture, on any thread.
    public nonisolated func write(to file: PictureWriter, jobs: Int) throws {
        let size = Rasterizer(scale: scale).pixelSize(of: list)
        if background == nil, size.width <= ViewPicture.maximumPixelsAtOnce / size.height {
            let bitmap = times.measure(.raster) { Rasterizer(scale: scale).render(list) }
            try times.measure(.encode) { try file.append(PNG.encode(bitmap)) }
            return try file.close()
        }
        let isSmall = size.height <= Strip.tallest(width: size.width)
        let picture = try StripPicture(
            file: file, width: size.width, scale: scale, background: background, jobs: isSmall ? 1 : jobs, times: times)
        do { try picture.append(list) } catch {
            picture.abandon()
            throw error
        }
        try picture.finish()
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
