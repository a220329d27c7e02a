import CellSimInterfaceBuilder
import Foundation

/// A prototype cell, header or footer of a table or collection view in a storyboard.
package struct ViewPrototype {
    /// The reuse identifier; nil if the prototype has none and can't be dequeued.
    package let identifier: String?
    /// The size in the document, in points; nil for a dimension that the table or layout determines.
    package let width: CGFloat?
    package let height: CGFloat?
    /// Creates a view from the prototype.
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
