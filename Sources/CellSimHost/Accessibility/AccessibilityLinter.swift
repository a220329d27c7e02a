import CellSimGraphics
import CellSimInterfaceBuilder
import CellSimProcess
import Foundation
import UIKit

/// Finds accessibility issues in documents. Audits each view of a XIB and each scene of a storyboard at the default and the
/// largest text size.
@preconcurrency @MainActor public final class AccessibilityLinter {
    /// The folders with images and asset catalogues.
    public var imageFolders: [ImageFolder]
    private let pictureFolder: String?
    private let audit = AccessibilityAudit()
    private var usedNames: Set<String> = []

    /// Creates a linter.
    /// - Parameters:
    ///   - imageFolders: The folders with images and asset catalogues.
    ///   - pictures: The folder for pictures of views with issues, which is created if it is missing.
    public init(imageFolders: [ImageFolder] = [], pictures: String? = nil) {
        (self.imageFolders, self.pictureFolder) = (imageFolders, pictures)
    }

    /// Returns the issues of a document without duplicates, sorted by line. A view that can't be displayed is reported as an
    /// issue.
    public func findings(path: String) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        do {
            let file = try InterfaceFile(path: path)
            let appearance = Appearance(device: file.device ?? Device(size: CGSize(width: 375, height: 667)))
            file.apply(appearance)
            file.options.imageFolders = imageFolders
            for (name, results) in try self.results(file, appearance) {
                for (index, result) in results.enumerated() where !result.findings.isEmpty {
                    diagnostics += result.findings.map { diagnostic($0, path) }
                    try write(result, path, name, isLarge: index > 0)
                }
            }
        } catch let error as InvalidDocument {
            diagnostics += error.findings
        } catch {
            diagnostics.append(
                Diagnostic(.warning, file: path, message: "cannot be checked for accessibility: \(error)"))
        }
        return Array(Set(diagnostics)).sorted()
    }

    private func results(
        _ file: InterfaceFile, _ appearance: Appearance
    ) throws -> [(name: String?, results: [AccessibilityAudit.Result])] {
        guard file.isStoryboard else {
            let views = try TopLevelViews(file)
            return try views.all.map { view in
                let content = try views.content(of: view, times: PhaseTimings())
                (content.view as? UITableViewCell)?.isRow = true
                return (views.all.count > 1 ? view.name : nil, audit.results(of: content.view, appearance: appearance))
            }
        }
        let scenes = StoryboardScenes(file)
        return try scenes.controllers(named: ["all"]).map { controller in
            var results: [AccessibilityAudit.Result] = []
            for size in [appearance.textSize, .accessibility5] {
                var (sizedAppearance, audit) = (appearance, audit)
                sizedAppearance.textSize = size
                if size != appearance.textSize { audit.rules = [.clippedText] }
                try scenes.show(controller, appearance: sizedAppearance, times: PhaseTimings()) { host in
                    let backgroundColor = host.resolve(.systemBackground)
                    let result = audit.result(
                        of: host.window, background: backgroundColor, scale: sizedAppearance.device.scale)
                    if let result { results.append(result) }
                }
            }
            return (scenes.name(of: controller), results)
        }
    }

    private func diagnostic(_ finding: AccessibilityAudit.Finding, _ path: String) -> Diagnostic {
        Diagnostic(
            .warning, file: path, line: finding.identity?.line ?? 1, element: finding.identity?.elementName,
            key: finding.identity?.objectID, value: finding.view, message: finding.message, remedy: finding.remedy,
            rule: Diagnostic.Rule(rawValue: finding.rule.rawValue) ?? .document)
    }

    /// Writes a picture `NAME-VIEW.png`, with the suffix `-AX5` for the largest text size. If documents have the same name,
    /// appends a number.
    private func write(_ result: AccessibilityAudit.Result, _ path: String, _ view: String?, isLarge: Bool) throws {
        guard let pictureFolder else { return }
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let fullName = [path == "-" ? "stdin" : stem, view, isLarge ? "AX5" : nil].compactMap { $0 }.joined(
            separator: "-")
        let safeName = String(fullName.map { $0.isLetter || $0.isNumber || "-_.+".contains($0) ? $0 : "-" })
        var (name, number) = (safeName, 2)
        while !usedNames.insert(name).inserted {
            name = "\(safeName)-\(number)"
            number += 1
        }
        try WriteAccess.makeFolder(pictureFolder)
        let writer = try PictureWriter(path: "\(pictureFolder)/\(name).png")
        try writer.append(result.marked.png())
        try writer.close()
        try writer.commit()
    }
}
