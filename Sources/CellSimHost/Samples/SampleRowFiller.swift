import Foundation
import UIKit

/// Shows sample rows in table and collection views that are empty because the app has no data.
///
/// The app's data sources and delegates are replaced until `restore()`, so that their code is not called for rows that they
/// don't provide.
@preconcurrency @MainActor final class SampleRowFiller {
    /// The descriptions of the sample rows, such as `rows of FruitCell`, in the order in which they were added.
    private(set) var names: [String] = []
    private let traits: UITraitCollection
    private var dataSources: [any SampleDataSource] = []
    private var filled: Set<ObjectIdentifier> = []
    /// The fillers for the documents of cells, keyed by path.
    private var outletFillers: [String: OutletFiller] = [:]
    /// The maximum nesting depth of lists in sample rows.
    private static let maximumDepth = 4

    init(traits: UITraitCollection) { self.traits = traits }

    /// Fills the empty lists in a window, then empty lists inside their sample rows.
    func fill(_ host: ViewHost) {
        for _ in 0..<Self.maximumDepth where fill(below: host.window, in: host.window) { host.layoutUntilStable() }
    }

    /// Restores the data sources and delegates of the lists.
    func restore() {
        for list in dataSources.reversed() { list.restore() }
        dataSources = []
    }

    /// Fills the lists below a view.
    /// - Returns: Whether rows were added to any list.
    private func fill(below view: UIView, in window: UIView) -> Bool {
        guard !view.isHidden, view.alpha > 0 else { return false }
        var hasFilled = false
        if view is UIScrollView, !filled.contains(ObjectIdentifier(view)), isOnScreen(view, window),
            let list = makeDataSource(view)
        {
            filled.insert(ObjectIdentifier(view))
            dataSources.append(list)
            hasFilled = true
        }
        for subview in view.subviews where fill(below: subview, in: window) { hasFilled = true }
        return hasFilled
    }

    private func isOnScreen(_ view: UIView, _ window: UIView) -> Bool {
        !view.bounds.isEmpty && window.bounds.intersects(view.convert(view.bounds, to: window))
    }

    /// Returns a data source for a table or collection view, or nil if the view has rows, shows text instead, or has no cell
    /// templates.
    private func makeDataSource(_ view: UIView) -> (any SampleDataSource)? {
        switch view {
        case let table as UITableView where EmptyViews.isEmpty(table) && !hasText(table.backgroundView):
            let templates = RowTemplate.all(table.prototypes, table.cellSources)
            return templates.isEmpty ? nil : SampleTableDataSource(table, templates, self)
        case let collection as UICollectionView
        where EmptyViews.isEmpty(collection) && !hasText(collection.backgroundView):
            let kind = UICollectionView.elementKindCell
            let templates = RowTemplate.all(
                collection.prototypes[kind] ?? [], collection.reuseRegistries[kind] ?? ReuseRegistry())
            return templates.isEmpty ? nil : SampleCollectionDataSource(collection, templates, self)
        default: return nil
        }
    }

    /// Returns whether a background view shows text, such as a message that there are no rows.
    private func hasText(_ view: UIView?) -> Bool {
        guard let view, !view.isHidden, view.alpha > 0 else { return false }
        if view is UILabel, let label = FillableView(view), !label.isEmpty { return true }
        return view.subviews.contains { hasText($0) }
    }

    /// Returns the objects of a new cell whose empty outlets contain sample values of a length.
    func makeCellObjects<Cell: UIView>(
        _ template: RowTemplate, _ length: SampleLength, _ kind: String, prepare: (Cell) -> Void
    ) throws -> [Any] {
        let instance = try template.makeInstance()
        let objects = instance.topLevelObjects
        guard objects.count == 1, let cell = objects[0] as? Cell else { return objects }
        prepare(cell)
        let path = instance.template.path
        let outlets = try outletFillers[path] ?? OutletFiller(instance.template, traits: traits, data: nil)
        self.outletFillers[path] = outlets
        _ = outlets.fill(InterfaceFile.Content(instance: instance, view: cell), length)
        let name = "\(kind) of \(template.identifier)"
        if !names.contains(name) { names.append(name) }
        return objects
    }
}
