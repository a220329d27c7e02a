import Foundation
import UIKit

/// Shows sample rows in tables and collections that have none, because the app's model is empty.
///
/// The app's data sources and delegates are replaced until `restore()`, so that no code of them runs for rows that it does not have.
@preconcurrency @MainActor final class SampleRows {
    /// What is shown, in the order in which it appeared: `rows of FruitCell`.
    private(set) var names: [String] = []
    private let traits: UITraitCollection
    private var lists: [any SampleList] = []
    private var filled: Set<ObjectIdentifier> = []
    /// By the paths of documents.
    private var outlets: [String: EmptyOutlets] = [:]
    /// How deep lists are inside rows of others.
    private static let maximumDepth = 4

    init(traits: UITraitCollection) { self.traits = traits }

    /// Fills the empty lists that a host shows, then those in their sample rows.
    func fill(_ host: ViewHost) {
        for _ in 0..<Self.maximumDepth where fill(below: host.window, in: host.window) { host.layoutUntilStable() }
    }

    /// Gives the lists their data sources and delegates back.
    func restore() {
        for list in lists.reversed() { list.restore() }
        lists = []
    }

    /// - Returns: whether a list got rows.
    private func fill(below view: UIView, in window: UIView) -> Bool {
        guard !view.isHidden, view.alpha > 0 else { return false }
        var hasFilled = false
        if view is UIScrollView, !filled.contains(ObjectIdentifier(view)), isOnScreen(view, window),
            let list = list(view)
        {
            filled.insert(ObjectIdentifier(view))
            lists.append(list)
            hasFilled = true
        }
        for subview in view.subviews where fill(below: subview, in: window) { hasFilled = true }
        return hasFilled
    }

    private func isOnScreen(_ view: UIView, _ window: UIView) -> Bool {
        !view.bounds.isEmpty && window.bounds.intersects(view.convert(view.bounds, to: window))
    }

    /// Rows for a table or collection; nil if it has rows, shows a text in their place, or has no templates.
    private func list(_ view: UIView) -> (any SampleList)? {
        switch view {
        case let table as UITableView where EmptyViews.isEmpty(table) && !hasText(table.backgroundView):
            let templates = RowTemplate.all(table.prototypes, table.cellSources)
            return templates.isEmpty ? nil : SampleTableRows(table, templates, self)
        case let collection as UICollectionView
        where EmptyViews.isEmpty(collection) && !hasText(collection.backgroundView):
            let kind = UICollectionView.elementKindCell
            let templates = RowTemplate.all(
                collection.prototypes[kind] ?? [], collection.sources[kind] ?? ReuseRegistry())
            return templates.isEmpty ? nil : SampleItems(collection, templates, self)
        default: return nil
        }
    }

    /// Whether a background says that there are no rows.
    private func hasText(_ view: UIView?) -> Bool {
        guard let view, !view.isHidden, view.alpha > 0 else { return false }
        if view is UILabel, let label = FillableView(view), !label.isEmpty { return true }
        return view.subviews.contains { hasText($0) }
    }

    /// The objects of a new cell, with sample values of a length in its empty outlets.
    func cell<Cell: UIView>(
        _ template: RowTemplate, _ length: SampleLength, _ kind: String, prepare: (Cell) -> Void
    ) throws -> [Any] {
        let instance = try template.make()
        let objects = instance.topLevelObjects
        guard objects.count == 1, let cell = objects[0] as? Cell else { return objects }
        prepare(cell)
        let path = instance.template.path
        let outlets = try outlets[path] ?? EmptyOutlets(instance.template, traits: traits, data: nil)
        self.outlets[path] = outlets
        _ = outlets.fill(InterfaceFile.Content(instance: instance, view: cell), length)
        let name = "\(kind) of \(template.identifier)"
        if !names.contains(name) { names.append(name) }
        return objects
    }
}
