import CellSimInterfaceBuilder
import Foundation
import UIKit

/// Looks for what is wrong with documents, or will look wrong at run time.
@preconcurrency @MainActor public struct DocumentLinter {
    /// Folders with images and asset catalogues. Where none is given, images whose size a document recorded count as
    /// there.
    public var imageFolders: [ImageFolder]

    public init(imageFolders: [ImageFolder] = []) { self.imageFolders = imageFolders }

    /// Everything found in one document, in the order of its lines; a document that cannot be read is a finding too.
    public func findings(path: String) -> [Diagnostic] {
        do throws(DocumentError) {
            let document = try IBDocument(contentsOfFile: path)
            return unique(document.diagnostics + DocumentStructure(document).findings + layoutFindings(document))
        } catch {
            return [error.diagnostic]
        }
    }

    private func unique(_ findings: [Diagnostic]) -> [Diagnostic] { Array(Set(findings)).sorted() }

    /// What instantiating the document and laying it out at its design size shows.
    private func layoutFindings(_ document: IBDocument) -> [Diagnostic] {
        let canvas: DesignCanvas
        do {
            canvas = try DesignCanvas(document, imageFolders: imageFolders)
        } catch {
            let known = (error as? UIKitException)?.diagnostic
            return [known ?? Diagnostic(.error, file: document.path, message: "cannot be instantiated", remedy: "\(error)")]
        }
        var findings = canvas.instance.diagnostics + FrameCheck(canvas.instance).findings
        findings += TextCheck(document, canvas.roots).findings
        for root in canvas.roots {
            findings += root.layoutIssues().map { Diagnostic($0, file: document.path) }
            // Last, for it may move views.
            findings += root.layoutAmbiguities().filter { counts($0, in: document) }.map { Diagnostic($0, file: document.path) }
        }
        return findings
    }

    /// Whether the author left ambiguity of the view to Interface Builder's default.
    private func counts(_ issue: LayoutIssue, in document: IBDocument) -> Bool {
        guard let id = issue.objectID, let element = document.element(withID: id) else { return true }
        return element["verifyAmbiguity"] == nil
    }
}
