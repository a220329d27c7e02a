import CellSimInterfaceBuilder
import Foundation
import UIKit

/// The parts of a document that a gallery shows as separate items.
@preconcurrency @MainActor package struct GalleryParts {
    /// A part of a document, with a label that is unique in the document.
    package struct Part: Hashable {
        package var object: String
        package var kind: GalleryItem.Kind
        package var title: String
        package var isRow = false
        package var hasNavigationItem = false
        /// The label in the file name of the picture.
        package var label: String
    }

    /// The parts in document order. Each scene precedes its prototypes.
    package private(set) var parts: [Part] = []

    /// The reason why there are no parts, or nil if there are any.
    package var reason: String? {
        if !parts.isEmpty { return nil }
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
        let ownerView = fileOwnerView(among: views)
        let owner = document.fileOwner?["customClass"]
        for view in views {
            guard let id = view.id else { continue }
            if view === ownerView, let owner {
                parts.append(Part(object: id, kind: .owner, title: owner, label: owner))
                continue
            }
            // Plain views next to the owner's view belong to it, such as a table's header.
            if ownerView != nil, view["customClass"] == nil { continue }
            let title = view["customClass"] ?? view["userLabel"] ?? view.name
            parts.append(
                Part(object: id, kind: .view, title: title, isRow: view.name == "tableViewCell", label: title))
        }
    }

    /// Returns the view that a File's Owner with an app's class shows: the view of its `view` outlet, or the first view that is not
    /// drawn with its own class. Cells are shown separately unless the File's Owner has the same class.
    private func fileOwnerView(among views: [IBElement]) -> IBElement? {
        guard let owner = document.fileOwner, let name = owner["customClass"],
            !["NSObject", "UIResponder"].contains(name)
        else { return nil }
        if let id = document.ownerViewID, let view = views.first(where: { $0.id == id }) { return view }
        let isConnected = !(owner.child(named: "connections")?.children.isEmpty ?? true)
        return views.first { $0["customClass"] == nil || isConnected && $0["customClass"] == name }
    }

    private static let cellElementNames: Set<String> = [
        "tableViewCell", "collectionViewCell", "collectionReusableView",
    ]

    /// Returns whether an element is a cell, header or footer.
    static func isCell(_ element: IBElement) -> Bool { cellElementNames.contains(element.name) }

    /// Returns whether an element is a view. Other top-level objects are, for example, controllers and gesture recognisers.
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
            parts.append(scene)
            for prototype in prototypes[controller.index] ?? [] {
                guard let prototypeID = prototype.id else { continue }
                let name = prototype["customClass"] ?? prototype["reuseIdentifier"] ?? prototype.name
                parts.append(
                    Part(
                        object: prototypeID, kind: .prototype, title: "\(name) in \(title)",
                        isRow: prototype.name == "tableViewCell",
                        label: "\(label)-\(prototype["reuseIdentifier"] ?? prototype["customClass"] ?? prototypeID)"))
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
