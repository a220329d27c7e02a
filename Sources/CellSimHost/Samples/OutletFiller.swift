import CellSimInterfaceBuilder
import CellSimProcess
import Foundation
import UIKit

/// Fills the outlets of a document with a record; then fills empty outlets with the document's own or sample values.
@MainActor struct OutletFiller {
    /// The names of the filled outlets, in document order.
    struct Filling: Equatable {
        /// The outlets that show the document's own values, which their class had removed.
        var designed: [String] = []
        /// The outlets that show sample values.
        var samples: [String] = []
        /// A Boolean value that indicates whether sample values of other lengths would be different.
        var dependsOnLength = false
    }

    private let template: NibTemplate
    private let records: RecordFile?
    private let designInstance: NibInstance?

    /// Reads the records for a document, if there are any.
    /// - Parameters:
    ///   - template: The document.
    ///   - traits: The traits of the views.
    ///   - data: A file of records, or nil. The first record fills outlets.
    /// - Throws: `InputError` if the file can't be read or is empty.
    init(_ template: NibTemplate, traits: UITraitCollection, data: String?) throws {
        self.template = template
        records = try data.map { try RecordFile(path: $0) }
        if let records, records.count == 0 {
            throw InputError(path: records.path, "has no record; add one, or leave out this file")
        }
        designInstance = OutletFiller.makeDesignInstance(template.path, traits)
    }

    /// Instantiates the document without its custom classes, which could change the designed values.
    private static func makeDesignInstance(_ path: String, _ traits: UITraitCollection) -> NibInstance? {
        guard let bytes = try? FileReader.read(path, maximum: 128 << 20, isKept: true) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self).replacing(/\scustomClass="[^"]*"/, with: "")
        let options = NibOptions(policy: .commandLine, traits: traits)
        return try? UIKitException.catching {
            let template = try NibTemplate(data: Data(text.utf8), path: path)
            return try NibLoader.instantiate(template, options: options, bundle: .main)
        }
    }

    /// Sets the values of the first record.
    /// - Throws: `InputError` for a key without an outlet, or a value with the wrong type.
    func setRecord(_ content: InterfaceFile.Content) throws {
        guard let records else { return }
        let hydrator = try RecordHydrator(records, content: content)
        try hydrator.set(recordAt: 0, in: try hydrator.makeTarget(content))
    }

    /// Fills the outlets that are visible and empty.
    func fill(_ content: InterfaceFile.Content, _ length: SampleLength) -> Filling {
        var filling = Filling()
        var seenObjects: Set<ObjectIdentifier> = []
        for element in template.document.elements {
            for outlet in content.instance.outlets(of: element) {
                for object in outlet.objects where seenObjects.insert(ObjectIdentifier(object)).inserted {
                    guard let fillable = FillableView(object), fillable.isEmpty,
                        isVisible(fillable.view, in: content.view)
                    else { continue }
                    fill(fillable, outlet.name, length, content.view, &filling)
                }
            }
        }
        return filling
    }

    private func fill(
        _ fillable: FillableView, _ name: String, _ length: SampleLength, _ rootView: UIView, _ filling: inout Filling
    ) {
        if let id = fillable.view.nibIdentity?.objectID, let designed = designInstance?.object(withID: id),
            let other = FillableView(designed), fillable.copyContent(other)
        {
            return filling.designed.append(name)
        }
        guard let dependsOnLength = fillable.fill(OutletName(name), length, in: rootView) else { return }
        filling.samples.append(name)
        if dependsOnLength { filling.dependsOnLength = true }
    }

    /// Returns whether the view and its ancestors up to the drawn view are visible.
    private func isVisible(_ view: UIView, in rootView: UIView) -> Bool {
        var current: UIView? = view
        while let next = current, !next.isHidden, next.alpha > 0 {
            if next === rootView { return true }
            current = next.superview
        }
        return false
    }
}
