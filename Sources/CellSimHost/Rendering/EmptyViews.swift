import CellSimInterfaceBuilder
import Foundation
import UIKit

/// Finds views that are empty because only the app's code, which doesn't run, would fill them.
@preconcurrency @MainActor enum EmptyViews {
    /// Returns a note for each visible, empty view of a document, without duplicates and sorted by line.
    static func notes(below view: UIView, path: String) -> [Diagnostic] {
        var notes: Set<Diagnostic> = []
        collect(view, path, &notes)
        return Array(notes).sorted()
    }

    private static func collect(_ view: UIView, _ path: String, _ notes: inout Set<Diagnostic>) {
        guard !view.isHidden, view.alpha > 0 else { return }
        if let identity = view.nibIdentity, identity.file == path, !view.bounds.isEmpty,
            let message = message(for: view, identity)
        {
            notes.insert(
                Diagnostic(
                    .note, file: path, line: identity.line, element: identity.elementName,
                    value: identity.customClass ?? identity.userLabel ?? identity.objectID, message: message,
                    remedy: "'cellsim app' and snapshot tests run the app's code", rule: .structure
                ).withMissingContent(.content))
        }
        for subview in view.subviews { collect(subview, path, &notes) }
    }

    /// Returns the message for an empty view, or nil if the view has content.
    private static func message(for view: UIView, _ identity: NibIdentity) -> String? {
        switch view {
        case let table as UITableView where isEmpty(table): "is drawn without rows, which come from code"
        case let collection as UICollectionView where isEmpty(collection):
            "is drawn without items, which come from code"
        case let picker as UIPickerView where picker.numberOfComponents == 0:
            "is drawn without rows, which come from code"
        case _ where identity.usesBaseClass && isBlank(view):
            "is drawn empty, because its class fills or draws it in code"
        default: nil
        }
    }

    /// Returns whether a table view has no rows.
    static func isEmpty(_ table: UITableView) -> Bool {
        (0..<table.numberOfSections).allSatisfy { table.numberOfRows(inSection: $0) == 0 }
    }

    /// Returns whether a collection view has no items.
    static func isEmpty(_ collection: UICollectionView) -> Bool {
        (0..<collection.numberOfSections).allSatisfy { collection.numberOfItems(inSection: $0) == 0 }
    }

    /// Returns whether a view that replaces a custom view draws nothing.
    private static func isBlank(_ view: UIView) -> Bool {
        type(of: view) == UIView.self && view.subviews.isEmpty && (view.backgroundColor?.cgColor.alpha ?? 0) == 0
            && view.layer.borderWidth == 0 && (view.layer.sublayers ?? []).isEmpty
    }
}
