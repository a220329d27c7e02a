import CellSimInterfaceBuilder
import Foundation
import UIKit

/// Fills the table and collection views of a scene with their prototypes if the code that fills them is unavailable. Shows each
/// prototype once, in document order, like Interface Builder's canvas.
@preconcurrency @MainActor final class PrototypeFiller {
    private var tableDataSources: [PrototypeTableDataSource] = []
    private var collectionDataSources: [PrototypeCollectionDataSource] = []
    private var filled: Set<ObjectIdentifier> = []

    /// The diagnostics from the creation of prototypes.
    var diagnostics: [Diagnostic] {
        tableDataSources.flatMap(\.factory.diagnostics) + collectionDataSources.flatMap(\.factory.diagnostics)
    }

    /// Sets data sources for table and collection views below a view that have prototypes and no data source.
    /// - Returns: Whether there were any.
    func fill(below view: UIView) -> Bool {
        var hasFilled = false
        if filled.insert(ObjectIdentifier(view)).inserted {
            switch view {
            case let table as UITableView where PrototypeTableDataSource.canFill(table):
                tableDataSources.append(PrototypeTableDataSource(table))
                hasFilled = true
            case let collection as UICollectionView where PrototypeCollectionDataSource.canFill(collection):
                collectionDataSources.append(PrototypeCollectionDataSource(collection))
                hasFilled = true
            default: break
            }
        }
        for subview in view.subviews where fill(below: subview) { hasFilled = true }
        return hasFilled
    }
}

/// Creates views from prototypes and retains their instances.
@preconcurrency @MainActor final class PrototypeFactory {
    private(set) var diagnostics: [Diagnostic] = []
    private var instances: [NibInstance] = []

    func makeObjects(of prototype: ViewPrototype) throws -> [Any] {
        let instance = try prototype.makeInstance()
        instances.append(instance)
        diagnostics += instance.diagnostics
        return instance.topLevelObjects
    }

    /// Returns the prototype's own identifier, or one that contains its index.
    static func identifier(of prototype: ViewPrototype, at index: Int) -> String {
        prototype.identifier ?? "prototype without identifier \(index)"
    }
}

/// A data source that shows a table view's prototypes as its rows.
@preconcurrency @MainActor
private final class PrototypeTableDataSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    let factory = PrototypeFactory()
    private let prototypes: [ViewPrototype]

    /// Returns whether a table view has prototypes and no custom data source.
    static func canFill(_ table: UITableView) -> Bool {
        !table.prototypes.isEmpty && table.dataSource.map { type(of: $0) == UITableViewController.self } ?? true
    }

    init(_ table: UITableView) {
        prototypes = table.prototypes
        super.init()
        for (index, prototype) in prototypes.enumerated() {
            table.register(cellReuseIdentifier: PrototypeFactory.identifier(of: prototype, at: index)) {
                [weak factory] in
                try factory?.makeObjects(of: prototype) ?? []
            }
        }
        table.dataSource = self
        if table.delegate.map({ type(of: $0) == UITableViewController.self }) ?? true { table.delegate = self }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { prototypes.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let identifier = PrototypeFactory.identifier(of: prototypes[indexPath.row], at: indexPath.row)
        return tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        prototypes[indexPath.row].height ?? tableView.rowHeight
    }
}

/// A data source that shows a collection view's prototypes as its items, header and footer.
@preconcurrency @MainActor
private final class PrototypeCollectionDataSource: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    let factory = PrototypeFactory()
    private let cells: [ViewPrototype]
    private let supplementaryPrototypes: [String: ViewPrototype]
    private static let emptyViewIdentifier = "nothing"

    /// Returns whether to fill a collection view: its data source is a plain `UICollectionViewController`, or it has
    /// prototypes and no data source.
    static func canFill(_ collection: UICollectionView) -> Bool {
        collection.dataSource.map { type(of: $0) == UICollectionViewController.self } ?? !collection.prototypes.isEmpty
    }

    init(_ collection: UICollectionView) {
        cells = collection.prototypes[UICollectionView.elementKindCell] ?? []
        supplementaryPrototypes = collection.prototypes.compactMapValues(\.first)
        super.init()
        for (index, prototype) in cells.enumerated() {
            let identifier = PrototypeFactory.identifier(of: prototype, at: index)
            collection.register(cellReuseIdentifier: identifier) { [weak factory] in
                try factory?.makeObjects(of: prototype) ?? []
            }
        }
        for (kind, prototype) in supplementaryPrototypes where kind != UICollectionView.elementKindCell {
            collection.register(
                supplementaryViewOfKind: kind, reuseIdentifier: PrototypeFactory.identifier(of: prototype, at: 0)
            ) { [weak factory] in try factory?.makeObjects(of: prototype) ?? [] }
        }
        collection.dataSource = self
        if collection.delegate.map({ type(of: $0) == UICollectionViewController.self }) ?? true {
            collection.delegate = self
        }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { cells.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let identifier = PrototypeFactory.identifier(of: cells[indexPath.item], at: indexPath.item)
        return collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let identifier =
            supplementaryPrototypes[kind].map { PrototypeFactory.identifier(of: $0, at: 0) } ?? Self.emptyViewIdentifier
        if supplementaryPrototypes[kind] == nil {
            collectionView.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let size = (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
        let prototype = cells[indexPath.item]
        return CGSize(width: prototype.width ?? size.width, height: prototype.height ?? size.height)
    }
}
