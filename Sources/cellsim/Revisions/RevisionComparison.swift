import CellSimCompare
import CellSimHost
import CellSimProcess
import Foundation
import UIKit

/// Draws documents at a Git revision and in their current versions, and compares the pictures.
@MainActor struct RevisionComparison {
    /// The files that are written in addition to the two pictures.
    enum Contents {
        /// A picture that contains both pictures side by side.
        case sideBySide
        /// A picture of the differences. The two pictures contain the view trees that explain the differences.
        case differences
    }

    /// A view or scene and its picture.
    private struct DrawnView {
        /// The identifier of the object, which is the same in both versions.
        var id: String?
        var scene: String?
        var picture: String
    }

    private let command: RenderCommand
    private let revision: GitRevision
    private let changes: [GitRevision.Change]
    /// The file names of pictures without extensions, one for each document.
    private let stems: [String]
    private let folder: String
    private let assets: AssetLookup
    private let contents: Contents
    private let times = PhaseTimings()
    private let locator = ExplanationLocator()

    /// Creates a comparison of changed documents.
    /// - Throws: `InputError` if `--assets` is not a folder.
    init(
        _ command: RenderCommand, _ revision: GitRevision, _ changes: [GitRevision.Change], contents: Contents
    ) throws {
        (self.command, self.revision, self.changes, self.contents) = (command, revision, changes, contents)
        let plainStems = changes.map { ($0.name as NSString).deletingPathExtension }
        let counts = Dictionary(plainStems.map { ($0, 1) }, uniquingKeysWith: +)
        stems = zip(changes, plainStems).map { change, stem in counts[stem, default: 0] > 1 ? change.name : stem }
        folder = command.destination.outputDirectory ?? "."
        assets = try AssetLookup(command.assets)
    }

    /// Returns the image folders for a document as they were at the revision.
    private func imageFoldersAtRevision(_ document: String) throws -> [ImageFolder] {
        try assets.paths(for: document).flatMap { path -> [ImageFolder] in
            guard let name = revision.relativePath(path) else { return ImageFolder.folders(below: path) }
            return try revision.pathAtRevision(name).map { ImageFolder.folders(below: $0) } ?? []
        }
    }

    /// Returns the results for a document: one for its view, or one for each scene.
    func cases(of index: Int) -> [ReportCase] {
        let change = changes[index]
        if let crash = DocumentCrash(change.name, number: index) { return [failedCase(change, crash)] }
        var before: [DrawnView] = []
        do {
            if let base = change.base {
                let currentPath = revision.root + "/" + (change.head ?? base)
                let formerImageFolders = try imageFoldersAtRevision(currentPath)
                let overrides = try assets.applyingDefaults(command.appearance.choice, for: currentPath)
                before = try draw(
                    revision.pathAtRevision(base), index, "base", overrides, formerImageFolders, report: { _ in })
            }
        } catch {
            // If the current version can't be drawn either, it is reported below. Otherwise, the document is treated as new.
            logMessage(
                lines:
                    "\(revision.replacingTemporaryPaths(FailureReport.reason(of: error))) (at \(revision.label); shown as new)"
            )
        }
        let after: [DrawnView]
        do {
            let path = change.head.map { revision.root + "/" + $0 }
            let imageFolders = try path.map { try assets.folders(for: $0) } ?? []
            let overrides = try path.map { try assets.applyingDefaults(command.appearance.choice, for: $0) }
            after = try draw(path, index, "head", overrides ?? AppearanceOverrides(), imageFolders) {
                logMessage(revision.replacingTemporaryPaths($0))
            }
        } catch {
            return [failedCase(change, error)]
        }
        var cases = after.map { view in
            compare(before.first { showsSameObject($0, view) }, view, change, index)
        }
        for view in before where !after.contains(where: { showsSameObject(view, $0) }) {
            cases.append(compare(view, nil, change, index))
        }
        // A document that lists a changed image doesn't necessarily show it.
        return change.affectsOnlyAssets ? cases.filter { $0.state != .same } : cases
    }

    /// Returns whether two pictures show the same scene or view: the same object, or the only view in both documents.
    private func showsSameObject(_ first: DrawnView, _ second: DrawnView) -> Bool {
        (first.id != nil && first.id == second.id) || (first.scene == nil && second.scene == nil)
    }

    private func failedCase(_ change: GitRevision.Change, _ error: any Error) -> ReportCase {
        var failed = ReportCase(name: change.name, state: .unreadable)
        (failed.file, failed.message) = (change.name, revision.replacingTemporaryPaths(FailureReport.reason(of: error)))
        if let location = ErrorLocation(error), revision.replacingTemporaryPaths(location.file) == change.name {
            failed.line = location.line
        }
        return failed
    }

    private func compare(_ before: DrawnView?, _ after: DrawnView?, _ change: GitRevision.Change, _ index: Int)
        -> ReportCase
    {
        let scene = after?.scene ?? before?.scene
        let name = change.name + (scene.map { " (\($0))" } ?? "")
        let pair = ComparisonPlan.Pair(
            name: name, reference: before?.picture ?? picturePath(index, scene, "base"),
            actual: after?.picture ?? picturePath(index, scene, "head"))
        var result = ReportCase(name: name, state: .unreadable)
        do {
            for (view, path) in [(before, pair.reference), (after, pair.actual)] where view == nil {
                try WriteAccess.remove(path)
            }
            let differencePath = contents == .differences ? picturePath(index, scene, "difference") : nil
            if let differencePath { try WriteAccess.makeFolder(differencePath.parentFolder) }
            result = FileComparer(rule: ComparisonRule()).compare(pair, differencePath: differencePath)
            if contents == .sideBySide {
                let picturePaths = [before, after].compactMap { $0?.picture }
                try SideBySide.write(
                    picturePaths.map { try PictureFile(path: $0).bitmap }, to: picturePath(index, scene, nil))
            }
            if let explanation = result.explanation, let head = change.head {
                result.explanation = locator.addingLocations(
                    explanation, in: revision.root + "/" + head, shownPath: head)
            }
        } catch {
            result.message = "\(name): error: \(FailureReport.reason(of: error))"
        }
        result.file = change.name
        switch result.state {
        case .new: result.message = "added"
        case .missing: result.message = "deleted"
        default:
            if let base = change.base, let head = change.head, base != head, result.message == nil {
                result.addFormerName(from: base)
            }
        }
        return result
    }

    /// Returns the path of the picture of one version, or of both versions if `side` is nil.
    private func picturePath(_ index: Int, _ scene: String?, _ side: String?) -> String {
        folder + "/" + (side.map { $0 + "/" } ?? "") + stems[index]
            + (scene.map { "-" + OutputPlan.fileName($0) } ?? "") + ".png"
    }

    /// Draws the view of a document, or the scenes of a storyboard that `--scene` selects.
    private func draw(
        _ path: String?, _ index: Int, _ side: String, _ choice: AppearanceOverrides, _ assets: [ImageFolder],
        report: (String) -> Void
    ) throws -> [DrawnView] {
        guard let path else { return [] }
        let (file, resolvedAppearance) = try choice.open(path, times: times)
        file.options.imageFolders = assets
        var views: [DrawnView] = []
        try command.forEachView(
            of: file, resolvedAppearance, scenes: .existing(command.selection.scene), times,
            extras: contents == .differences ? .tree : [], report: report
        ) { controller, scene, view in
            let picture = picturePath(index, scene, side)
            try WriteAccess.makeFolder(picture.parentFolder)
            let pictures = PictureSet()
            do {
                try view.write(to: pictures.add(path: picture), jobs: command.jobs.count)
                try pictures.commit()
            } catch {
                pictures.discard()
                throw error
            }
            views.append(DrawnView(id: controller, scene: scene, picture: picture))
        }
        for warning in file.warnings { report(warning.description) }
        if let missing = file.missingImages { report(missing.description) }
        return views
    }
}

/// The part of `ReportCase` that describes a renamed document.
extension ReportCase {
    /// Adds the former name of the document to the name of the case.
    fileprivate mutating func addFormerName(from base: String) { name += ", renamed from \(base)" }
}
