import CellSimInterfaceBuilder
import Foundation
import UIKit

/// The top-level views of a XIB. If there are several, they are treated like the scenes of a storyboard.
@preconcurrency @MainActor public struct TopLevelViews {
    /// A top-level view of a XIB.
    public struct TopLevelView {
        /// The index of the view.
        let location: Int
        /// The object's identifier.
        public let id: String
        /// The unique name of the view: its reuse identifier, custom class or label in Interface Builder if one of them is unique;
        /// otherwise the object's identifier.
        public let name: String
        /// The display name of the view, which may not be unique: like `name`, but with the element name instead of the object's
        /// identifier.
        package let readableName: String
        let element: String
        let line: Int?
        let isCell: Bool
        /// The names by which the view can be selected.
        let keys: [String]
    }

    /// The views in document order. There is at least one.
    public let all: [TopLevelView]
    private let file: InterfaceFile
    /// The instantiation in which the views were found. Its views are returned first.
    private let firstInstantiation: Instantiation

    /// The objects from one instantiation of the document.
    @MainActor private final class Instantiation {
        let instance: NibInstance
        let views: [UIView]
        /// The indices of the views that `content` has not returned yet. Views inside another view are excluded, because layout of that
        /// view changes them.
        var unusedIndices: Set<Int>

        init(_ instance: NibInstance) {
            self.instance = instance
            let views = instance.topLevelObjects.compactMap { $0 as? UIView }
            self.views = views
            unusedIndices = Set(views.indices.filter { views[$0].superview == nil })
        }
    }

    /// Finds the top-level views of a document.
    /// - Throws: The errors of instantiation, and `InputError` for a document without views.
    public init(_ file: InterfaceFile, times: PhaseTimings = PhaseTimings()) throws {
        self.file = file
        let instance = try file.instantiate(times: times)
        firstInstantiation = Instantiation(instance)
        let views = firstInstantiation.views
        let keys = views.map(TopLevelViews.keys)
        let keyCounts = Dictionary(keys.flatMap { Set($0) }.map { ($0, 1) }, uniquingKeysWith: +)
        all = views.indices.map { index in
            let (view, identity) = (views[index], views[index].nibIdentity)
            return TopLevelView(
                location: index, id: identity?.objectID ?? "\(index)",
                name: keys[index].first { keyCounts[$0] == 1 } ?? identity?.objectID ?? "\(index)",
                readableName: keys[index].first { $0 != identity?.objectID } ?? identity?.elementName ?? "view",
                element: identity?.elementName ?? "view",
                line: identity?.line, isCell: view is UITableViewCell, keys: keys[index])
        }
        if all.isEmpty { throw InputError(path: file.path, line: 1, "the document has no view") }
    }

    private static func keys(of view: UIView) -> [String] {
        let identity = view.nibIdentity
        return [view.reusableViewIdentifier, identity?.customClass, identity?.userLabel, identity?.objectID].compactMap
        { $0 }.filter { !$0.isEmpty }
    }

    /// The default view: the first cell or, in a document without cells, the first view.
    public var defaultView: TopLevelView { all.first { $0.isCell } ?? all[0] }

    /// Returns the views with these names or identifiers. The name `all` selects all views. Without names, returns the default
    /// view.
    /// - Throws: `InputError` for an unknown name.
    public func views(named names: [String]) throws -> [TopLevelView] {
        if names.isEmpty { return [defaultView] }
        var result: [TopLevelView] = []
        for name in names {
            let matches = all.filter { $0.name == name }.prefix(1) + all.filter { $0.keys.contains(name) }
            if matches.isEmpty, name != "all" {
                let availableNames = all.map(\.name)
                let list =
                    availableNames.count == 1
                    ? "the only one is '\(availableNames[0])'" : "available: " + availableNames.joined(separator: ", ")
                throw InputError(
                    path: file.path,
                    "there is no top-level view '\(name)' in this XIB; \(list)\(NearestNames.hint(name, among: availableNames))"
                )
            }
            for view in matches.isEmpty ? all[...] : matches.prefix(1)
            where !result.contains(where: { $0.location == view.location }) {
                result.append(view)
            }
        }
        return result
    }

    /// Returns those views that exist for these names. If there are no names or there is only one view, returns all views.
    package func existingViews(_ names: [String]) -> [TopLevelView] {
        if all.count == 1 || names.isEmpty || names.contains("all") { return all }
        return all.filter { view in names.contains(view.name) || view.keys.contains { names.contains($0) } }
    }

    /// Returns a view in its original state. If it was returned before, instantiates the document again.
    public func content(of view: TopLevelView, times: PhaseTimings) throws -> InterfaceFile.Content {
        if firstInstantiation.unusedIndices.remove(view.location) != nil {
            return InterfaceFile.Content(
                instance: firstInstantiation.instance, view: firstInstantiation.views[view.location])
        }
        let instance = try file.instantiate(times: times)
        let views = instance.topLevelObjects.compactMap { $0 as? UIView }
        guard views.indices.contains(view.location) else {
            throw InputError(path: file.path, line: 1, "the document has no view")
        }
        return InterfaceFile.Content(instance: instance, view: views[view.location])
    }

    /// A note with the name of the cell that is used for rows, if the document has several cells; otherwise nil.
    public var cellChoiceNote: Diagnostic? {
        let otherCells = all.filter { $0.isCell && $0.location != defaultView.location }
        guard defaultView.isCell, !otherCells.isEmpty else { return nil }
        return makeNote(
            "draws all rows; the document has \(otherCells.count + 1) cells", otherCells,
            remedy: "choose another with --reuse-identifier")
    }

    private func makeNote(_ message: String, _ others: [TopLevelView], remedy: String) -> Diagnostic {
        let list = others.prefix(8).map(\.name).joined(separator: ", ") + (others.count > 8 ? ", …" : "")
        return Diagnostic(
            .note, file: file.path, line: defaultView.line ?? 1, element: defaultView.element,
            message: "\(message); the others are: \(list)", remedy: remedy)
    }
}
