import CellSimInterfaceBuilder
import CellSimProcess
import Foundation
import UIKit

/// Draws cases: loading and layout on the main thread, the rest on any.
package struct CaseDrawing {
    /// The number of threads that draw a table's rows.
    private let jobs: Int
    private let times: PhaseTimings
    /// The information that is collected in addition to pictures.
    private let extras: ViewPicture.Extras
    /// Whether table cells have the width of their device, and views of a screen's size the size of the device's screen.
    private let fitsDevice: Bool
    /// The bundle in which other storyboards, images and colours are searched.
    private let bundle: Bundle?

    package init(
        jobs: Int, times: PhaseTimings, extras: ViewPicture.Extras = [], fitsDevice: Bool = false, bundle: Bundle? = nil
    ) {
        (self.jobs, self.times, self.extras, self.fitsDevice) = (jobs, times, extras, fitsDevice)
        self.bundle = bundle
    }

    /// A case after layout.
    package struct Prepared {
        /// Writes the picture; nil when it is there already.
        package var write: (@Sendable () throws -> Void)?
        /// The outlines of the document's objects.
        package var outline: [ViewOutline] = []
        /// The notes, in the order of lines.
        package var notes: [Diagnostic] = []
        /// The parts that the picture lacks, in the order of lines.
        package var lacks: [Diagnostic] = []
        /// Pixels per point.
        package var scale: Double
    }

    /// Loads and lays out.
    /// - Parameters:
    ///   - file: The case's document, with the appearance `look`.
    ///   - path: The picture's path.
    ///   - copy: Receives the picture's bytes, too.
    @MainActor package func prepare(
        _ one: PictureCase, _ file: InterfaceFile, _ look: Appearance, path: String, copy: PictureCopy? = nil
    ) throws -> Prepared {
        let folder = (path as NSString).deletingLastPathComponent
        if !folder.isEmpty { try WriteAccess.makeFolder(folder) }
        let scale = Double(look.device.scale)
        guard one.data == nil, one.rows == nil else {
            var lacks: [Diagnostic] = []
            try CaseDrawing.write(to: path, copy) { lacks = try draw(table: one, file, look, to: $0) }
            return Prepared(write: nil, notes: lacks, lacks: lacks, scale: scale)
        }
        let (drawn, found) = try layOut(one, file, look)
        report(drawn.issues, file)
        var lacks = found + drawn.leftOut
        if let characters = drawn.missingCharacters.diagnostic(in: file.template.document) { lacks.append(characters) }
        let notes = drawn.leftOut + (file.missingImages.map { [$0] } ?? [])
        return Prepared(
            write: { try CaseDrawing.write(to: path, copy) { try drawn.write(to: $0, jobs: 1) } },
            outline: drawn.outline, notes: notes, lacks: Array(Set(lacks)).sorted(), scale: scale)
    }

    /// Lays out a cell or view of a XIB, or a scene of a storyboard, and collects the parts that its objects lack.
    @MainActor private func layOut(_ one: PictureCase, _ file: InterfaceFile, _ look: Appearance) throws
        -> (ViewPicture, lacks: [Diagnostic])
    {
        guard file.isStoryboard, one.reuseIdentifier == nil else {
            let content = try content(of: one, file)
            let size = size(of: content.view, one, file, look)
            let picture = try ViewPicture(
                content, appearance: look, width: size.width, height: size.height, extras: extras,
                times: times)
            return (picture, file.lacks(ofObject: content.view.nibIdentity?.objectID))
        }
        let scenes = StoryboardScenes(file, bundle: bundle)
        guard let controller = try scenes.controllers(named: one.scene.map { [$0] } ?? []).first else {
            throw InputError(path: file.path, "the storyboard has no scene")
        }
        let picture = try scenes.picture(of: controller, appearance: look, extras: extras, times: times)
        return (picture, scenes.lacks)
    }

    @MainActor private func size(
        of view: UIView, _ one: PictureCase, _ file: InterfaceFile, _ look: Appearance
    ) -> (width: CGFloat?, height: CGFloat?) {
        let asked = (width: one.width.map { CGFloat($0) }, height: one.height.map { CGFloat($0) })
        guard fitsDevice, asked.width == nil, asked.height == nil else { return asked }
        if view is UITableViewCell { return (look.device.size.width, nil) }
        let isScreen = file.device.map { $0.size == view.frame.size } ?? false
        return isScreen ? (look.device.size.width, look.device.size.height) : asked
    }

    /// The cell or view of a XIB that a case is about.
    @MainActor private func content(of one: PictureCase, _ file: InterfaceFile) throws -> InterfaceFile.Content {
        guard let scene = one.scene, one.reuseIdentifier == nil else {
            return try file.make(reuseIdentifier: one.reuseIdentifier, times: times)
        }
        let views = try TopViews(file, times: times)
        guard views.all.count > 1, let view = try views.views(named: [scene]).first else {
            throw InputError(path: file.path, "scene '\(scene)': only storyboards have scenes, and this is a XIB")
        }
        return try views.content(of: view, times: times)
    }

    /// Writes the picture atomically.
    private static func write(
        to path: String, _ copy: PictureCopy?, _ draw: (PictureWriter) throws -> Void
    ) throws {
        let pictures = PictureSet()
        do {
            try draw(pictures.add(path: path, copy: copy))
            try pictures.commit()
        } catch {
            pictures.discard()
            throw error
        }
    }

    /// Draws a table's rows on separate threads while the next rows are laid out.
    /// - Returns: The parts that they lack.
    @MainActor private func draw(
        table one: PictureCase, _ file: InterfaceFile, _ look: Appearance, to picture: PictureWriter
    ) throws -> [Diagnostic] {
        let records = try one.data.map { try RecordFile(path: $0) }
        let size = CGSize(width: one.width ?? look.device.size.width, height: one.height ?? look.device.size.height)
        let scene = try TableScene(
            file, records: records, rows: one.rows ?? records?.count ?? 1, reuseIdentifier: one.reuseIdentifier,
            size: size, others: one.width == nil ? .designedSize : .fullWidth, appearance: look, times: times)
        if extras.contains(.tree) { scene.addTree() }
        let drawing = TableDrawing(scene, jobs: jobs, times: times)
        if one.height == nil {
            try drawing.writeWhole(to: picture)
        } else {
            try drawing.writeVisible(topRow: one.scrollTo ?? 0, to: picture)
        }
        report(scene.issues, file)
        let characters = scene.missingCharacters.diagnostic(in: file.template.document).map { [$0] } ?? []
        return (file.lacks(ofObject: scene.objectID) + characters).sorted()
    }

    /// Prints layout problems once per run, and again with a picture that comes from the cache.
    @MainActor private func report(_ issues: [LayoutIssue], _ file: InterfaceFile) {
        for issue in issues {
            let finding = Diagnostic(issue, file: file.path, showsLines: true)
            Notice.report(.once, finding.description)
        }
    }
}
