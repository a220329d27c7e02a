import CellSimInterfaceBuilder
import CellSimSystem
import Foundation
import UIKit

/// Finds problems in documents, including problems that only occur at run time.
@preconcurrency @MainActor public struct DocumentLinter {
    /// The folders with images and asset catalogues. If empty, an image counts as present if the document records its
    /// size.
    public var imageFolders: [ImageFolder]

    /// Creates a linter that looks up images in these folders.
    public init(imageFolders: [ImageFolder] = []) { self.imageFolders = imageFolders }

    /// Returns all findings in a document, sorted by line. An unreadable document is a finding too.
    public func findings(path: String) -> [Diagnostic] {
        do throws(DocumentError) {
            let document = try IBDocument(input: path)
            let system = SystemVersion.current
            let layout = DesignCanvas.withDesignMetrics { layoutFindings(document, runTime: system) }
            return unique(document.diagnostics + StructureCheck(document).findings + layout)
        } catch {
            return [error.diagnostic]
        }
    }

    private func unique(_ findings: [Diagnostic]) -> [Diagnostic] { Array(Set(findings)).sorted() }

    /// Returns the findings from instantiating the document and laying it out at its design size.
    private func layoutFindings(_ document: IBDocument, runTime system: SystemVersion) -> [Diagnostic] {
        let canvas: DesignCanvas
        do {
            canvas = try DesignCanvas(document, imageFolders: imageFolders)
        } catch {
            let diagnostic = (error as? UIKitException)?.diagnostic
            return [
                diagnostic
                    ?? Diagnostic(.error, file: document.path, message: "cannot be instantiated", remedy: "\(error)")
            ]
        }
        let path = document.path
        var findings = canvas.instance.diagnostics + TextCheck(document, canvas.roots).findings
        // Placeholder constraints only exist at design time, so their conflicts are ignored.
        let issues = canvas.roots.flatMap { $0.layoutIssues() }.filter { issue in
            !issue.constraintIDs.contains { document.element(withID: $0)?["placeholder"] == "YES" }
        }
        findings += issues.map { Diagnostic($0, file: path) }
        // Text widths in a substitute font differ, so frames are not compared.
        let usesSubstituteFont = canvas.instance.diagnostics.contains {
            $0.key == "name" && ["fontDescription", "font"].contains($0.element)
        }
        let frames =
            usesSubstituteFont
            ? []
            : FrameCheck(canvas.instance).findings {
                SystemVersion.simulating(system) { runTimeFrames(document) }
            }
        // This check comes last, because it may move views.
        let ambiguities = canvas.findAmbiguities()
        findings += ambiguities.compactMap { AmbiguityCheck(document).finding($0) }
        // Views with an ambiguous position can't be compared.
        let ambiguousIDs = Set(ambiguities.compactMap(\.objectID))
        return findings + frames.filter { $0.key.map { !ambiguousIDs.contains($0) } ?? true }
    }

    /// Returns the running app's frames, keyed by view identifier, if the document can be shown on the device that it
    /// names. If it names none, a XIB's views have the same size on any phone, but scenes would fill a screen of
    /// unknown size.
    private func runTimeFrames(_ document: IBDocument) -> [String: CGRect] {
        let defaultDevice = document.kind == .storyboard ? nil : Device(size: CGSize(width: 375, height: 667))
        guard let device = InterfaceFile.device(of: document) ?? defaultDevice,
            let layout = try? RunTimeLayout(
                document, appearance: Appearance(device: device), fillsScreen: false, imageFolders: imageFolders)
        else { return [:] }
        return layout.frames
    }
}
