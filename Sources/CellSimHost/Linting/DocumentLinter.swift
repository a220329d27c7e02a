import CellSimInterfaceBuilder
import CellSimSystem
import Foundation
import UIKit

/// Finds problems in documents, including problems that only occur at run time.
@preconcurrency @MainActor public struct DocumentLinter {
    /// The folders with images and asset catalogues. If empty, an image is assumed to exist if the document records its
    /// size.
    public var imageFolders: [ImageFolder]

    /// Creates a linter that looks up images in these folders.
    public init(imageFolders: [ImageFolder] = []) { self.imageFolders = imageFolders }

    /// Returns all findings in a document, sorted by line. An unreadable document is reported as a finding.
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
        // Placeholder constraints only exist at design time, so conflicts that involve them are ignored.
        let issues = canvas.roots.flatMap { $0.layoutIssues() }.filter { issue in
            !issue.constraintIDs.contains { document.element(withID: $0)?["placeholder"] == "YES" }
        }
        findings += issues.map { Diagnostic($0, file: path) }
        // A substitute font has other text widths, so frames are not compared.
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
        // The frames of views with an ambiguous position can't be compared.
        let ambiguousIDs = Set(ambiguities.compactMap(\.objectID))
        return findings + frames.filter { $0.key.map { !ambiguousIDs.contains($0) } ?? true }
    }

    /// Returns the frames in a running app, keyed by view identifier, on the device specified in the document. If none is specified,
    /// uses a default phone for a XIB, whose views have the same size on any phone. Scenes would fill a screen of unknown size, so
    /// the result is empty.
    private func runTimeFrames(_ document: IBDocument) -> [String: CGRect] {
        let defaultDevice = document.kind == .storyboard ? nil : Device(size: CGSize(width: 375, height: 667))
        guard let device = InterfaceFile.device(of: document) ?? defaultDevice,
            let layout = try? RunTimeLayout(
                document, appearance: Appearance(device: device), fillsScreen: false, imageFolders: imageFolders)
        else { return [:] }
        return layout.frames
    }
}
