import CellSimInterfaceBuilder
import Foundation

/// A template for cells, headers or footers in a storyboard's table or collection view.
package struct ViewPrototype {
    /// The reuse identifier; nil if the document has none, so that code cannot dequeue it.
    package let identifier: String?
    /// The size set in the document, in points; nil for a dimension that follows the table or layout.
    package let width: CGFloat?
    package let height: CGFloat?
    /// Creates an instance of the template with its contents.
    package let makeInstance: @MainActor () throws -> NibInstance

    @MainActor package init(_ element: IBElement, _ nib: NibCoder) {
        let session = nib.session
        session.readTracker?.markAllRead(of: element)
        let (template, options, bundle) = (session.template, session.options, session.bundle)
        identifier = element["reuseIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
        let customSize = element.child(key: "customSize")
        width = Self.length(customSize?["width"])
        height = Self.length(customSize?["height"] ?? element["rowHeight"])
        makeInstance = { try NibLoader.instantiate(part: element, of: template, options: options, bundle: bundle) }
    }

    private static func length(_ text: String?) -> CGFloat? {
        guard let value = text.flatMap(IBValue.points), value > 0 else { return nil }
        return CGFloat(value)
    }
}
