import CellSimInterfaceBuilder
import Foundation
import UIKit

/// Draws a case of `cellsim.yml` with the app's classes.
@MainActor struct GalleryCaseRenderer {
    private let item: GalleryItem
    private let snapshotCase: SnapshotCase
    private let bundle: Bundle

    init(_ item: GalleryItem, _ pictured: SnapshotCase, _ bundle: Bundle) {
        (self.item, self.snapshotCase, self.bundle) = (item, pictured, bundle)
    }

    /// Draws the picture and writes it.
    /// - Throws: Errors from reading the document and from drawing.
    func draw(_ index: Int, _ policy: NibOptions.Policy) throws -> GalleryResult {
        guard let appearance = item.look?.makeCurrent() else {
            throw InputError(path: item.document, "the case has an unknown appearance")
        }
        let options = NibOptions(policy: policy, traits: ViewHost.traits(appearance))
        let file = try InterfaceFile(path: snapshotCase.document, options: options)
        file.apply(appearance)
        file.bundle = bundle
        file.options.imageFolders = snapshotCase.assets.flatMap { ImageFolder.folders(below: $0) }
        let drawing = CaseRenderer(
            jobs: 1, times: PhaseTimings(), extras: item.hasTree ? .tree : [], bundle: bundle)
        let prepared = try drawing.prepare(snapshotCase, file, appearance, path: item.picture)
        try prepared.writeImage?()
        let missing = missingClasses(file.template.document)
        let usesAppClasses = missing.isEmpty && policy == .library
        var result = GalleryResult(index: index, outcome: usesAppClasses ? .drawn : .withoutClass)
        if !missing.isEmpty { result.reason = "the program has no class \(missing.joined(separator: ", "))" }
        let missingContent = prepared.missingResources.compactMap { diagnostic in
            diagnostic.missingContent.map {
                GalleryResult.MissingContent(
                    kind: $0.rawValue, words: diagnostic.messageText, file: diagnostic.file, line: diagnostic.line)
            }
        }
        if !missingContent.isEmpty { result.lacks = missingContent }
        return result
    }

    /// Returns the names of the document's classes that the program does not contain.
    private func missingClasses(_ document: IBDocument) -> [String] {
        let names = document.elements.compactMap { element -> String? in
            guard let name = element["customClass"], !["UIResponder", "NSObject"].contains(name),
                ClassFactory.type(named: name, module: element["customModule"]) == nil
            else { return nil }
            return name
        }
        return Set(names).sorted()
    }
}
