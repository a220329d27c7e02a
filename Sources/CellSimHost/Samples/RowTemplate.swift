import CellSimInterfaceBuilder
import UIKit

/// A prototype or nib from which a table or collection view creates cells.
@MainActor struct RowTemplate {
    /// The reuse identifier.
    let identifier: String
    /// The designed size in points; nil for a dimension that the table or layout determines.
    let width, height: CGFloat?
    /// A Boolean value that indicates whether the cell comes from a nib. The layout may not know its size.
    let isNib: Bool
    /// Creates a cell and the other objects of its nib or prototype.
    let makeInstance: @MainActor () throws -> NibInstance

    /// Returns the templates of a list: its prototypes in document order, then its nibs sorted by identifier. Excludes prototypes
    /// whose identifier was registered again in code, and registered classes without a nib.
    static func all(_ prototypes: [ViewPrototype], _ registry: ReuseRegistry) -> [RowTemplate] {
        let prototypeTemplates = prototypes.compactMap { prototype -> RowTemplate? in
            guard let identifier = prototype.identifier, registry.hasFactory(identifier) else { return nil }
            return RowTemplate(
                identifier: identifier, width: prototype.width, height: prototype.height, isNib: false,
                make: prototype.makeInstance)
        }
        let nibTemplates = registry.identifiers.compactMap { identifier in
            registry.nib(identifier).map { RowTemplate(identifier, $0) }
        }
        return prototypeTemplates + nibTemplates
    }

    private init(
        identifier: String, width: CGFloat?, height: CGFloat?, isNib: Bool,
        make: @escaping @MainActor () throws -> NibInstance
    ) {
        (self.identifier, self.width, self.height, self.isNib, self.makeInstance) = (
            identifier, width, height, isNib, make
        )
    }

    private init(_ identifier: String, _ nib: UINib) {
        // If a nib is missing or unreadable, creating its first cell raises an exception.
        let frame = (try? nib.template())?.document.objects.lazy.compactMap { $0.child(key: "frame") }.first
        self.init(
            identifier: identifier, width: Self.length(frame?["width"]), height: Self.length(frame?["height"]),
            isNib: true
        ) { try nib.instance(owner: nil) }
    }

    private static func length(_ text: String?) -> CGFloat? {
        guard let value = text.flatMap(IBValue.points), value > 0 else { return nil }
        return CGFloat(value)
    }
}
