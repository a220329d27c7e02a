import CellSimInterfaceBuilder
import Foundation

/// Decodes a collection view and its prototypes from a document.
extension UICollectionView {
    func decodeCollection(from nib: NibCoder) {
        isPrefetchingEnabled = nib.bool("prefetchingEnabled") ?? true
        allowsSelection = nib.bool("allowsSelection") ?? true
        allowsMultipleSelection = nib.bool("allowsMultipleSelection") ?? false
        if let view = nib.object("backgroundView") as? UIView { backgroundView = view }
        // With `none`, the collection view has no prototypes. Prototypes from before the mode was changed are ignored.
        guard nib.enumeration("dataMode", ["prototypes": true, "none": false]) ?? true else { return }
        if nib.isDesignTime { addDesignCells(from: nib) } else { registerPrototypes(from: nib) }
    }

    /// Adds the prototypes at the positions from the document, at design time.
    private func addDesignCells(from nib: NibCoder) {
        for case let cell as UICollectionReusableView in nib.objects("cells") { addSubview(cell) }
        for key in Self.supplementaryKeys.map(\.key) {
            if let view = nib.object(key) as? UIView { addSubview(view) }
        }
    }

    private static let supplementaryKeys = [
        (key: "sectionHeaderView", kind: elementKindSectionHeader),
        (key: "sectionFooterView", kind: elementKindSectionFooter),
    ]

    /// Registers the prototypes as templates for their identifiers.
    private func registerPrototypes(from nib: NibCoder) {
        for element in nib.element("cells")?.children ?? [] { register(prototype: element, Self.elementKindCell, nib) }
        for (key, kind) in Self.supplementaryKeys {
            if let element = nib.element(key) { register(prototype: element, kind, nib) }
        }
    }

    private func register(prototype element: IBElement, _ kind: String, _ nib: NibCoder) {
        let prototype = ViewPrototype(element, nib)
        prototypes[kind, default: []].append(prototype)
        guard let identifier = prototype.identifier else { return }
        register(kind: kind, reuseIdentifier: identifier) { try prototype.makeInstance().topLevelObjects }
    }
}
