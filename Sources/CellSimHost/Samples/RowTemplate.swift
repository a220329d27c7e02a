import CellSimInterfaceBuilder
import UIKit

/// A prototype or nib that a table or collection makes cells of.
@MainActor struct RowTemplate {
    /// The reuse identifier.
    let identifier: String
    /// The designed size (points); nil per axis where the table or layout determines it.
    let width, height: CGFloat?
    /// Whether the cell is a nib's, whose size the layout may not know.
    let isNib: Bool
    /// Makes a cell with what is inside it.
    let make: @MainActor () throws -> NibInstance

    /// The templates of a list: its prototypes in the order of the document, then its nibs in the order of their identifiers.
    /// Prototypes in whose place code has registered something else are left out, and so are classes without a nib.
    static func all(_ prototypes: [ViewPrototype], _ registry: ReuseRegistry) -> [RowTemplate] {
        let drawn = prototypes.compactMap { prototype -> RowTemplate? in
            guard let identifier = prototype.identifier, registry.hasMaker(identifier) else { return nil }
            return RowTemplate(
                identifier: identifier, width: prototype.width, height: prototype.height, isNib: false,
                make: prototype.make)
        }
        let loaded = registry.identifiers.compactMap { identifier in
            registry.nib(identifier).map { RowTemplate(identifier, $0) }
        }
        return drawn + loaded
    }

    private init(
        identifier: String, width: CGFloat?, height: CGFloat?, isNib: Bool,
        make: @escaping @MainActor () throws -> NibInstance
    ) {
        (self.identifier, self.width, self.height, self.isNib, self.make) = (identifier, width, height, isNib, make)
    }

    private init(_ identifier: String, _ nib: UINib) {
        // A nib that is missing or unreadable raises when its first cell is made.
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
