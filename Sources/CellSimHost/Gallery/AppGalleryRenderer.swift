import CellSimEscaping
import CellSimInterfaceBuilder
import CellSimProcess
import Foundation
import UIKit

/// Draws the items of a gallery on one device.
@preconcurrency @MainActor package final class AppGalleryRenderer {
    private let appearance: Appearance
    /// The bundle that is searched for nibs, other storyboards, images and colours.
    private let bundle: Bundle
    /// The scenes of the storyboards loaded so far, keyed by policy, use of the app's classes and path.
    private var storyboards: [String: StoryboardScenes] = [:]
    private var reportedDiagnostics: Set<Diagnostic> = []
    private let samples: [ObjectIdentifier: GallerySample]

    /// Creates a renderer.
    /// - Parameters:
    ///   - bundle: The bundle with the app's resources.
    ///   - samples: The app's own sample values; only the first one for each class is used.
    /// - Throws: `InputError` if the device is unknown.
    package init(bundle: Bundle = .main, samples: [GallerySample] = []) throws {
        self.bundle = bundle
        self.samples = Dictionary(samples.map { (ObjectIdentifier($0.type), $0) }) { first, _ in first }
        guard let device = Device.named("iPhone 15") else { throw InputError(path: "iPhone 15", "unknown device") }
        appearance = Appearance(device: device)
    }

    /// A picture and the information about it.
    private struct RenderedItem {
        var picture: ViewPicture
        var role: GalleryResult.Role
        var size: CGSize
        /// A Boolean value that indicates whether the object has the class specified in the document.
        var hasDocumentClass: Bool
        var reason: String?
        /// The outlets that were filled with sample values.
        var filling = OutletFiller.Filling()
        /// The description of the app's sample value that the view shows.
        var preview: String?
    }

    /// Draws an item and writes its pictures. Returns the reason if an exception or error occurs. If an item fails with sample
    /// values, draws it without them. If its class raises an exception, draws it in the next possible mode.
    package func draw(_ item: GalleryItem, index: Int) -> GalleryResult {
        let result = drawOnce(item, index)
        guard result.outcome == .failed else { return result }
        var fallbackItem = item
        if item.samples {
            fallbackItem.samples = false
            var plainResult = drawOnce(fallbackItem, index)
            if plainResult.outcome != .failed {
                plainResult.note = result.reason
                return plainResult
            }
        }
        while let way = fallbackItem.way.next(for: fallbackItem) {
            fallbackItem.way = way
            var fallbackResult = drawOnce(fallbackItem, index)
            if fallbackResult.outcome == .failed { continue }
            if !way.hasClass { fallbackResult.reason = result.reason }
            return fallbackResult
        }
        return result
    }

    private func drawOnce(_ item: GalleryItem, _ index: Int) -> GalleryResult {
        do {
            return try UIKitException.catching {
                try write(item, index, item.way == .withoutClasses ? .commandLine : .library)
            }
        } catch {
            // Messages of exceptions from scenes start with the document and the line.
            let reason = (error as? UIKitException)?.reason ?? "\(error)"
            // The UIKit class that replaces a missing class lacks the properties to which the document connects outlets.
            if reason.contains("[<UIKit."), reason.contains("forUndefinedKey:"),
                var result = try? UIKitException.catching({ try write(item, index, .commandLine) })
            {
                if result.outcome == .withoutClass { result.reason = reason }
                return result
            }
            return GalleryResult(index: index, outcome: .failed, reason: reason)
        }
    }

    private func write(_ item: GalleryItem, _ index: Int, _ policy: NibOptions.Policy) throws -> GalleryResult {
        if let pictured = item.pictured { return try GalleryCaseRenderer(item, pictured, bundle).draw(index, policy) }
        var options = NibOptions(policy: policy, traits: ViewHost.traits(appearance))
        if item.way == .withoutClass {
            options.excludedClassIDs = item.way.excludedElementIDs(
                for: item, in: try IBDocument(contentsOfFile: item.document))
        }
        // An earlier run may have written pictures for other sample lengths.
        for path in [item.picture] + SampleLength.allCases.map(item.picture) {
            try? WriteAccess.remove(path)
        }
        let drawn = try draw(item, options, .usual)
        let filling = drawn.filling
        try write(drawn.picture, to: filling.samples.isEmpty ? item.picture : item.picture(.usual))
        if filling.dependsOnLength {
            for length in SampleLength.allCases where length != .usual {
                try write(draw(item, options, length).picture, to: item.picture(length))
            }
        }
        var result = GalleryResult(
            index: index, outcome: !item.way.hasClass ? .withoutCode : drawn.hasDocumentClass ? .drawn : .withoutClass,
            role: drawn.role, reason: drawn.reason,
            width: Double(drawn.size.width), height: Double(drawn.size.height))
        if !filling.samples.isEmpty { result.samples = filling.samples }
        if !filling.designed.isEmpty { result.designed = filling.designed }
        result.preview = drawn.preview
        result.pictures = filling.dependsOnLength ? SampleLength.allCases.count : 1
        return result
    }

    private func draw(_ item: GalleryItem, _ options: NibOptions, _ length: SampleLength) throws -> RenderedItem {
        try item.kind == .scene ? drawScene(item, options) : drawObject(item, options, length)
    }

    private func write(_ picture: ViewPicture, to path: String) throws {
        let writer = try PictureWriter(path: path)
        try picture.write(to: writer, jobs: 1)
        try writer.commit()
    }

    // MARK: Storyboards

    private func drawScene(_ item: GalleryItem, _ options: NibOptions) throws -> RenderedItem {
        let key = "\(options.policy) \(item.way.hasClass) \(item.document)"
        let scenes =
            try storyboards[key]
            ?? StoryboardScenes(InterfaceFile(path: item.document, options: options), bundle: bundle)
        storyboards[key] = scenes
        guard let element = scenes.existingControllers([item.object]).first else { throw missingObjectError(item) }
        defer { report(scenes.warnings) }
        let isInNavigation = item.way == .inNavigation
        return try scenes.show(
            element, appearance: appearance, isInNavigation: isInNavigation, times: PhaseTimings()
        ) { host in
            let shown = host.window.rootViewController
            guard let root = isInNavigation ? shown?.children.first ?? shown : shown else {
                throw InputError(path: item.document, line: element.line, "the scene's controller cannot be created")
            }
            let isOwn = element["customClass"] == nil || !UIKitModules.isDeclared(type(of: root))
            return try renderedItem(host, item, .scene, isOwn: isOwn)
        }
    }

    /// Prints the diagnostics that were not printed before. The parts of a document share many of them.
    private func report(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics
        where diagnostic.severity != .note && reportedDiagnostics.insert(diagnostic).inserted {
            Notice.report(.each, "\(diagnostic)")
        }
    }

    /// Returns the picture of a window's content.
    private func renderedItem(
        _ host: ViewHost, _ item: GalleryItem, _ role: GalleryResult.Role, isOwn: Bool = true
    ) throws -> RenderedItem {
        // Finishes the app's own animations, so that, for example, a chart is not drawn empty.
        host.window.layoutIfNeeded()
        ScrollAnimation.finishAll()
        FrameClock.run(seconds: 5)
        let rows = SampleRowFiller(traits: host.traits)
        defer { rows.restore() }
        if item.samples { rows.fill(host) }
        let picture = try ViewPicture(screen: host, path: item.document, times: PhaseTimings())
        var result = RenderedItem(picture: picture, role: role, size: host.window.bounds.size, hasDocumentClass: isOwn)
        result.filling.samples = rows.names
        return result
    }

    // MARK: Objects

    private func drawObject(_ item: GalleryItem, _ options: NibOptions, _ length: SampleLength) throws -> RenderedItem {
        let document = try IBDocument(contentsOfFile: item.document)
        let template = NibTemplate(document)
        guard let element = document.element(withID: item.object) else { throw missingObjectError(item) }
        if item.kind == .prototype {
            let instance = try NibLoader.instantiate(part: element, of: template, options: options, bundle: bundle)
            return try makeRenderedItem(instance, item, .prototype, template, length)
        }
        let role: GalleryResult.Role = GalleryParts.isCell(element) ? .cell : .view
        let owner = document.fileOwner
        let type: AnyClass? =
            !item.way.hasClass
            ? nil
            : owner?["customClass"].flatMap { ClassFactory.type(named: $0, module: owner?["customModule"]) }
        guard item.kind == .owner else {
            let isConnected = !(owner?.child(named: "connections")?.children.isEmpty ?? true)
            let ownerObject = isConnected ? self.makeOwner(of: type) : nil
            return try makeRenderedItem(
                NibLoader.instantiate(template, owner: ownerObject, options: options, bundle: bundle), item, role,
                template,
                length)
        }
        let name = ((item.document as NSString).lastPathComponent as NSString).deletingPathExtension
        switch type {
        case let type as UIViewController.Type where options.policy == .library && document.ownerViewID != nil:
            let host = ViewHost(appearance)
            // iOS looks for a XIB with the name of the controller's class, regardless of the class of File's Owner.
            let controllerType =
                ClassFactory.type(named: name, module: owner?["customModule"]) as? UIViewController.Type
            host.show(ClassFactory.controller(of: controllerType ?? type, nibName: name, bundle: bundle))
            return try renderedItem(host, item, .controller)
        case let type as UIView.Type where options.policy == .library:
            let size = designedSize(of: element)
            let view =
                item.isDecoded
                ? try makeDecodedView(type, owner, size, options, item)
                : ClassFactory.view(of: type, frame: CGRect(origin: .zero, size: size))
            if !Self.containsObjects(view, documentNamed: name) {
                try loadDocument(template, options, into: view, item)
            }
            let sample = sample(for: view, item)
            let shown = try sample?.apply(view) ?? view
            let (picture, rows) = try self.picture(of: shown, template, item)
            var drawn = RenderedItem(
                picture: picture, role: .ownerLoadedView, size: shown.bounds.size, hasDocumentClass: true,
                preview: sample?.name)
            drawn.filling.samples = rows
            return drawn
        default:
            let instance = try NibLoader.instantiate(
                template, owner: self.makeOwner(of: type), options: options, bundle: bundle)
            var drawn = try makeRenderedItem(instance, item, role, template, length)
            drawn.hasDocumentClass = false
            drawn.reason =
                "File's Owner '\(item.title)' is "
                + (type == nil ? "not in the program" : "not a view, or a controller without a connected 'view'")
            return drawn
        }
    }

    /// Draws a top-level view of a document, or a prototype cell.
    private func makeRenderedItem(
        _ instance: NibInstance, _ item: GalleryItem, _ role: GalleryResult.Role, _ template: NibTemplate,
        _ length: SampleLength
    ) throws -> RenderedItem {
        guard let view = instance.object(withID: item.object) as? UIView else {
            throw InputError(path: item.document, "the object \(item.object) is not a view")
        }
        report(instance.diagnostics)
        let sample = sample(for: view, item)
        let content = InterfaceFile.Content(instance: instance, view: try sample?.apply(view) ?? view)
        var filling = OutletFiller.Filling()
        if sample == nil, item.samples || item.data != nil {
            let outlets = try OutletFiller(template, traits: ViewHost.traits(appearance), data: item.data)
            try outlets.setRecord(content)
            if item.samples { filling = outlets.fill(content, length) }
        }
        let (picture, rows) = try self.picture(of: content.view, template, item)
        filling.samples += rows
        let hasDocumentClass = view.nibIdentity?.customClass == nil || !UIKitModules.isDeclared(type(of: view))
        return RenderedItem(
            picture: picture, role: role, size: content.view.bounds.size, hasDocumentClass: hasDocumentClass,
            filling: filling,
            preview: sample?.name)
    }

    /// Draws a view.
    /// - Returns: The picture, and descriptions of the sample rows in the view's empty tables and collections.
    private func picture(
        of view: UIView, _ template: NibTemplate, _ item: GalleryItem
    ) throws -> (ViewPicture, rows: [String]) {
        let rows = SampleRowFiller(traits: ViewHost.traits(appearance))
        defer { rows.restore() }
        let picture = try ViewPicture(
            view, of: template, appearance: appearance, width: item.isRow ? appearance.device.size.width : nil,
            height: nil, extras: [], times: PhaseTimings()
        ) { host in
            if item.samples { rows.fill(host) }
        }
        return (picture, rows.names)
    }

    /// Returns the app's sample value for a view, or nil if the item has data or samples are disabled.
    private func sample(for view: UIView, _ item: GalleryItem) -> GallerySample? {
        item.samples && item.data == nil ? samples[ObjectIdentifier(type(of: view))] : nil
    }

    /// Creates a view of the File's Owner's class with `init(coder:)`, like a document that contains such a view. That initialiser
    /// may do more than `init(frame:)`.
    private func makeDecodedView(
        _ type: UIView.Type, _ owner: IBElement?, _ size: CGSize, _ options: NibOptions, _ item: GalleryItem
    ) throws -> UIView {
        let attributes = ["customClass", "customModule"].compactMap { key in
            owner?[key].map { "\(key)=\"\(Escaping.xml($0))\"" }
        }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view id="view" \(attributes.joined(separator: " "))>
            <rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/></view></objects></document>
            """
        let template = NibTemplate(try IBDocument(data: Data(text.utf8), path: item.document))
        let instance = try NibLoader.instantiate(template, owner: nil, options: options, bundle: bundle)
        return instance.object(withID: "view") as? UIView ?? ClassFactory.view(of: type)
    }

    /// Creates the File's Owner object, whose outlets a document sets. Replaces an unknown class by a UIKit class.
    private func makeOwner(of type: AnyClass?) -> AnyObject {
        switch type {
        case let type as UIViewController.Type: ClassFactory.controller(of: type, nibName: "", bundle: bundle)
        case let type as UIView.Type: ClassFactory.view(of: type)
        default: UIViewController()
        }
    }

    /// Returns whether a view's initialiser loaded the document with this name, so that the view contains the document's
    /// objects.
    private static func containsObjects(_ view: UIView, documentNamed name: String) -> Bool {
        view.subviews.contains { subview in
            let file = subview.nibIdentity.map { ($0.file as NSString).lastPathComponent as NSString }
            return file?.deletingPathExtension == name || containsObjects(subview, documentNamed: name)
        }
    }

    /// Loads a document with the view as File's Owner, and adds the document's top-level view to it.
    private func loadDocument(
        _ template: NibTemplate, _ options: NibOptions, into view: UIView, _ item: GalleryItem
    ) throws {
        let instance = try NibLoader.instantiate(template, owner: view, options: options, bundle: bundle)
        guard let inner = instance.object(withID: item.object) as? UIView, inner.superview == nil else { return }
        let outer = (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView ?? view
        inner.translatesAutoresizingMaskIntoConstraints = true
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        inner.frame = outer.bounds
        outer.addSubview(inner)
    }

    /// Returns a view's size in the document, or the screen's size if the document has none.
    private func designedSize(of element: IBElement) -> CGSize {
        let frame = element.child(key: "frame")
        guard let width = frame?["width"].flatMap(Double.init), let height = frame?["height"].flatMap(Double.init)
        else { return appearance.device.size }
        return CGSize(width: width, height: height)
    }

    private func missingObjectError(_ item: GalleryItem) -> InputError {
        InputError(path: item.document, "the document has no object '\(item.object)'")
    }
}
