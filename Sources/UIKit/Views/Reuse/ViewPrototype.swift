import CellSimInterfaceBuilder
import Foundation

/// A cell, header or footer that a storyboard draws in a table or collection as the template of what is shown there.
package struct ViewPrototype {
    /// The reuse identifier; `nil` where the document gives none, so that no code can ask for it.
    package let identifier: String?
    /// The size that the author gave it, in points; `nil` per axis where it follows the table or layout.
    package let width: CGFloat?
    package let height: CGFloat?
    /// Makes one with what is inside it.
    package let make: @MainActor () throws -> NibInstance

    @MainActor package init(_ element: IBElement, _ nib: NibCoder) {
        let session = nib.session
        session.reads?.noteAll(of: element)
        let (template, options, bundle) = (session.template, session.options, session.bundle)
        identifier = element["reuseIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
        let custom = element.child(key: "customSize")
        width = Self.length(custom?["width"])
        height = Self.length(custom?["height"] ?? element["rowHeight"])
        make = { try NibLoader.instantiate(part: element, of: template, options: options, bundle: bundle) }
    }

    private static func length(_ text: String?) -> CGFloat? {
        guard let value = text.flatMap(IBValue.points), value > 0 else { return nil }
        return CGFloat(value)
    }
}
