import CellSimInterfaceBuilder
import Foundation
import UIKit

/// The parts of one document that a gallery shows.
@preconcurrency @MainActor package struct GalleryParts {
    /// A part, with its name among the document's parts.
    package struct Part: Hashable {
        package var object: String
        package var kind: GalleryItem.Kind
        package var title: String
        package var isRow = false
        package var hasNavigationItem = false
        /// The name for the picture's file.
        package var label: String
    }

    /// In document order; a scene before its prototypes.
    package private(set) var all: [Part] = []

    /// Why nothing is shown; nil if there are parts.
    package var reason: String? {
        if !all.isEmpty { return nil }
        return isStoryboard ? "has no scenes" : "has no top-level view"
    }

    private let document: IBDocument
    private var isStoryboard: Bool { document.kind == .storyboard }

    package init(_ document: IBDocument) {
        self.document = document
        if isStoryboard { addScenes() } else { addViews() }
    }

    // MARK: XIBs

    private mutating func addViews() {
        let views = document.objects.filter(Self.isView)
        let owned = ownedView(among: views)
        let owner = document.fileOwner?["customClass"]
        for view in views {
            guard let id = view.id else { continue }
            if view === owned, let owner {
                all.append(Part(object: id, kind: .owner, title: owner, label: owner))
                continue
            }
            // Plain views next to the owner's are its parts, such as a table's header.
            if owned != nil, view["customClass"] == nil { continue }
            let title = view["customClass"] ?? view["userLabel"] ?? view.name
            all.append(
                Part(object: id, kind: .view, title: title, isRow: view.name == "tableViewCell", label: title))
        }
    }

    /// The view that File's Owner of an app's class shows: its `view` outlet, otherwise the first view that isn't filled by its
    /// own class. Cells whose File's Owner has a class without a use for them are shown alone.
    private func ownedView(among views: [IBElement]) -> IBElement? {
        guard let owner = document.fileOwner, let name = owner["customClass"],
            !["NSObject", "UIResponder"].contains(name)
        else { return nil }
        if let id = document.ownerViewID, let view = views.first(where: { $0.id == id }) { return view }
        let isConnected = !(owner.child(named: "connections")?.children.isEmpty ?? true)
        return views.first { $0["customClass"] == nil || isConnected && $0["customClass"] == name }
    }

    private static let cells: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

    /// Whether an element is a cell, header or footer.
    static func isCell(_ element: IBElement) -> Bool { cells.contains(element.name) }

    /// Top-level objects that are not views are controllers, recognisers and similar.
    private static func isView(_ element: IBElement) -> Bool {
        isCell(element) || element.name == "view" || element.name.hasSuffix("View")
            || element.child(key: "frame") != nil
    }

    // MARK: Storyboards

    private mutating func addScenes() {
        let prototypes = Dictionary(grouping: document.elements.filter(isPrototype)) {
            document.sceneController(of: $0)?.index
        }
        for controller in document.sceneControllers {
            guard let id = controller.id else { continue }
            let title = controller["customClass"] ?? controller["storyboardIdentifier"] ?? controller.name
            let label = controller["storyboardIdentifier"] ?? controller["customClass"] ?? id
            var scene = Part(object: id, kind: .scene, title: title, label: label)
            scene.hasNavigationItem = controller.children.contains { $0.name == "navigationItem" }
            all.append(scene)
            for prototype in prototypes[controller.index] ?? [] {
                guard let inner = prototype.id else { continue }
                let name = prototype["customClass"] ?? prototype["reuseIdentifier"] ?? prototype.name
                all.append(
                    Part(
                        object: inner, kind: .prototype, title: "\(name) in \(title)",
                        isRow: prototype.name == "tableViewCell",
                        label: "\(label)-\(prototype["reuseIdentifier"] ?? prototype["customClass"] ?? inner)"))
            }
        }
    }

    private func isPrototype(_ element: IBElement) -> Bool {
        guard Self.isCell(element) else { return false }
        return ["prototypes", "cells"].contains(document.parent(of: element)?.name)
            && document.sceneController(of: element) != nil
            || ["sectionHeaderView", "sectionFooterView"].contains(element.key)
    }
}
