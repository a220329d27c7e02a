import CellSimInterfaceBuilder
import CellSimProcess
import Foundation
import UIKit

/// Draws snapshot cases. Loading and layout run on the main thread, the remaining work on any thread.
package struct CaseRenderer {
    /// The number of threads that draw a table's rows.
    private let jobs: Int
    private let times: PhaseTimings
    /// The additional information to collect with pictures.
    private let extras: ViewPicture.Extras
    /// A Boolean value that indicates whether table cells get the width of their device, and screen-sized views get the size of the
    /// device's screen.
    private let fitsDevice: Bool
    /// The bundle to search for other storyboards, images and colours.
    private let bundle: Bundle?

    package init(
        jobs: Int, times: PhaseTimings, extras: ViewPicture.Extras = [], fitsDevice: Bool = false, bundle: Bundle? = nil
    ) {
        (self.jobs, self.times, self.extras, self.fitsDevice) = (jobs, times, extras, fitsDevice)
        self.bundle = bundle
    }

    /// A case after layout.
    package struct PreparedCase {
        /// Writes the picture; nil if it has already been written.
        package var writeImage: (@Sendable () throws -> Void)?
        /// The outlines of the document's objects.
        package var outline: [ViewOutline] = []
        /// The notes, sorted by line.
        package var notes: [Diagnostic] = []
        /// The missing resources of the picture, sorted by line.
        package var missingResources: [Diagnostic] = []
        /// The number of pixels per point.
        package var scale: Double
    }

    /// Loads and lays out a case.
    /// - Parameters:
    ///   - snapshotCase: The case.
    ///   - file: The case's document, with the appearance of the case.
    ///   - appearance: The device and style.
    ///   - path: The picture's path.
    ///   - copy: A buffer that receives the same bytes.
    @MainActor package func prepare(
        _ snapshotCase: SnapshotCase, _ file: InterfaceFile, _ appearance: Appearance, path: String,
        copy: PictureBuffer? = nil
    ) throws -> PreparedCase {
        let folder = (path as NSString).deletingLastPathComponent
        if !folder.isEmpty { try WriteAccess.makeFolder(folder) }
        let scale = Double(appearance.device.scale)
        guard snapshotCase.data == nil, snapshotCase.rows == nil else {
            var lacks: [Diagnostic] = []
            try CaseRenderer.writeAtomically(to: path, copy) {
                lacks = try draw(table: snapshotCase, file, appearance, to: $0)
            }
            return PreparedCase(writeImage: nil, notes: lacks, missingResources: lacks, scale: scale)
        }
        let (picture, missingResources) = try layOut(snapshotCase, file, appearance)
        report(picture.issues, file)
        var missingContent = missingResources + picture.emptyViewNotes
        if let characters = picture.missingCharacters.diagnostic(in: file.template.document) {
            missingContent.append(characters)
        }
        let notes = picture.emptyViewNotes + (file.missingImages.map { [$0] } ?? [])
        return PreparedCase(
            writeImage: { try CaseRenderer.writeAtomically(to: path, copy) { try picture.write(to: $0, jobs: 1) } },
            outline: picture.outline, notes: notes, missingResources: Array(Set(missingContent)).sorted(), scale: scale)
    }

    /// Lays out a cell or view of a XIB, or a scene of a storyboard, and collects the missing resources of its
    /// objects.
    @MainActor private func layOut(_ snapshotCase: SnapshotCase, _ file: InterfaceFile, _ appearance: Appearance) throws
        -> (ViewPicture, lacks: [Diagnostic])
    {
        guard file.isStoryboard, snapshotCase.reuseIdentifier == nil else {
            let content = try content(of: snapshotCase, file)
            let size = size(of: content.view, snapshotCase, file, appearance)
            let picture = try ViewPicture(
                content, appearance: appearance, width: size.width, height: size.height, extras: extras,
                times: times)
            return (picture, file.missingResourceDiagnostics(ofObject: content.view.nibIdentity?.objectID))
        }
        let scenes = StoryboardScenes(file, bundle: bundle)
        guard let controller = try scenes.controllers(named: snapshotCase.scene.map { [$0] } ?? []).first else {
            throw InputError(path: file.path, "the storyboard has no scene")
        }
        let picture = try scenes.picture(of: controller, appearance: appearance, extras: extras, times: times)
        return (picture, scenes.missingResources)
    }

    @MainActor private func size(
        of view: UIView, _ snapshotCase: SnapshotCase, _ file: InterfaceFile, _ appearance: Appearance
    ) -> (width: CGFloat?, height: CGFloat?) {
        let requestedSize = (
            width: snapshotCase.width.map { CGFloat($0) }, height: snapshotCase.height.map { CGFloat($0) }
        )
        guard fitsDevice, requestedSize.width == nil, requestedSize.height == nil else { return requestedSize }
        if view is UITableViewCell { return (appearance.device.size.width, nil) }
        let isScreenSize = file.device.map { $0.size == view.frame.size } ?? false
        return isScreenSize ? (appearance.device.size.width, appearance.device.size.height) : requestedSize
    }

    /// Returns the cell or view of a XIB that a case shows.
    @MainActor private func content(of snapshotCase: SnapshotCase, _ file: InterfaceFile) throws
        -> InterfaceFile.Content
    {
        guard let scene = snapshotCase.scene, snapshotCase.reuseIdentifier == nil else {
            return try file.makeContent(reuseIdentifier: snapshotCase.reuseIdentifier, times: times)
        }
        let views = try TopLevelViews(file, times: times)
        guard views.all.count > 1, let view = try views.views(named: [scene]).first else {
            throw InputError(path: file.path, "scene '\(scene)': only storyboards have scenes, and this is a XIB")
        }
        return try views.content(of: view, times: times)
    }

    /// Writes a picture atomically.
    private static func writeAtomically(
        to path: String, _ copy: PictureBuffer?, _ draw: (PictureWriter) throws -> Void
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

    /// Draws a table's rows on other threads while the following rows are laid out.
    /// - Returns: The missing resources of the rows.
    @MainActor private func draw(
        table snapshotCase: SnapshotCase, _ file: InterfaceFile, _ appearance: Appearance, to picture: PictureWriter
    ) throws -> [Diagnostic] {
        let records = try snapshotCase.data.map { try RecordFile(path: $0) }
        let size = CGSize(
            width: snapshotCase.width ?? appearance.device.size.width,
            height: snapshotCase.height ?? appearance.device.size.height)
        let scene = try TableScene(
            file, records: records, rows: snapshotCase.rows ?? records?.count ?? 1,
            reuseIdentifier: snapshotCase.reuseIdentifier,
            size: size, others: snapshotCase.width == nil ? .designedSize : .fullWidth, appearance: appearance,
            times: times)
        if extras.contains(.tree) { scene.startCollectingTree() }
        let drawing = TableRenderer(scene, jobs: jobs, times: times)
        if snapshotCase.height == nil {
            try drawing.writeEntireTable(to: picture)
        } else {
            try drawing.writeVisible(topRow: snapshotCase.scrollTo ?? 0, to: picture)
        }
        report(scene.issues, file)
        let characters = scene.missingCharacters.diagnostic(in: file.template.document).map { [$0] } ?? []
        return (file.missingResourceDiagnostics(ofObject: scene.objectID) + characters).sorted()
    }

    /// Prints each layout issue once per run. It is printed again for a picture from the cache.
    @MainActor private func report(_ issues: [LayoutIssue], _ file: InterfaceFile) {
        for issue in issues {
            let finding = Diagnostic(issue, file: file.path, showsLines: true)
            Notice.report(.once, finding.description)
        }
    }
}
