import CellSimInterfaceBuilder
import Foundation

/// A cell, header or footer in a storyboard's table or collection that serves as a template.
package struct ViewPrototype {
    /// The reuse identifier; `nil` if the document has none, so that code cannot dequeue it.
    package let identifier: String?
    /// The size that the author set, in points; `nil` on an axis on which it follows the table or layout.
    package let width: CGFloat?
    package let height: CGFloat?
    /// Creates an instance with its contents.
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
