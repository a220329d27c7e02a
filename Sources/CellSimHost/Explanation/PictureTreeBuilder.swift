import CellSimEscaping
import CellSimExplanation
import CellSimInterfaceBuilder
import CellSimLanguages
import CellSimSystem
import Foundation
import UIKit

/// Builds the view tree that is stored in a picture file, from views after layout.
@preconcurrency @MainActor package struct PictureTreeBuilder {
    /// The view tree so far.
    package private(set) var tree = PictureTree()
    private let outlets: [String: String]
    /// The names of the properties that refer to views created in code.
    private var propertyNames: [ObjectIdentifier: String] = [:]

    /// Creates a builder with an empty tree.
    /// - Parameters:
    ///   - document: The document that contains the views, or nil for views created in code.
    ///   - traits: The traits of the picture.
    ///   - scale: The picture's pixels per point.
    package init(document: IBDocument?, traits: UITraitCollection, scale: CGFloat) {
        outlets = document.map(PictureTreeBuilder.outlets) ?? [:]
        tree.file = document.map { ($0.path as NSString).lastPathComponent } ?? ""
        tree.traits["scale"] = TreeNumber.text(Double(scale))
        tree.traits["version"] = ProgramVersion.current
        if traits.userInterfaceStyle == .dark { tree.traits["style"] = "dark" }
        if traits.layoutDirection == .rightToLeft { tree.traits["direction"] = "rtl" }
        let size = TextSize.allCases.first { $0.category == traits.preferredContentSizeCategory } ?? .large
        if size != .large { tree.traits["text size"] = size.rawValue }
        if SystemVersion.current != .iOS17 { tree.traits["system"] = "\(SystemVersion.current)" }
        if let language = InterfaceLanguage.current { tree.traits["language"] = "\(language)" }
    }

    /// The tree as UTF-8 text for `PNGMetadata.tree`.
    package var bytes: [UInt8] { tree.bytes }

    /// Returns the names of outlets, keyed by the identifiers of the connected views.
    private static func outlets(_ document: IBDocument) -> [String: String] {
        var names: [String: String] = [:]
        for element in document.elements where element.name == "outlet" || element.name == "outletCollection" {
            guard let name = element["property"], let id = element["destination"], names[id] == nil,
                !["view", "delegate", "dataSource"].contains(name)
            else { continue }
            names[id] = name
        }
        return names
    }

    /// Adds a view and its subviews.
    /// - Parameters:
    ///   - root: The view.
    ///   - top: The distance of the view's top edge from the picture's top edge, in points.
    package mutating func add(_ root: UIView, top: CGFloat = 0) {
        if tree.file.isEmpty, let path = root.nibIdentity?.file { tree.file = (path as NSString).lastPathComponent }
        var indices: [ObjectIdentifier: Int] = [:]
        var constraintOwners: [UIView] = []
        add(root, root, top, depth: 0, &indices, &constraintOwners)
        for holder in constraintOwners { addConstraints(of: holder, indices) }
    }

    private mutating func add(
        _ view: UIView, _ root: UIView, _ top: CGFloat, depth: Int, _ indices: inout [ObjectIdentifier: Int],
        _ holders: inout [UIView]
    ) {
        guard tree.views.count < PictureTree.maximumViews, depth < 150 else {
            tree.isComplete = false
            return
        }
        let frame = view === root ? view.bounds : view.convert(view.bounds, to: root)
        let frameValues = [
            frame.minX - root.bounds.minX, frame.minY - root.bounds.minY + top, frame.width, frame.height,
        ]
        recordPropertyNames(of: view)
        let id = view.nibIdentity?.objectID ?? ""
        let kind = view.nibIdentity?.customClass ?? ViewClass.of(view).name
        indices[ObjectIdentifier(view)] = tree.views.count
        tree.views.append(
            PictureTree.View(
                depth: depth, kind: kind, id: id,
                label: outlets[id] ?? propertyNames[ObjectIdentifier(view)] ?? view.nibIdentity?.userLabel ?? view
                    .accessibilityIdentifier ?? "",
                frame: frameValues.map { $0.isFinite ? Double($0) : 0 }, values: TreeValues.values(of: view)))
        holders.append(view)
        guard !view.isHidden || view === root else { return }
        let showsAllSubviews = !PictureTreeBuilder.hasPrivateSubviews(view)
        for child in view.subviews where showsAllSubviews || child.nibIdentity != nil {
            add(child, root, top, depth: depth + 1, &indices, &holders)
        }
    }

    /// Records the names of an app's properties that refer to views.
    private mutating func recordPropertyNames(of view: UIView) {
        guard !ViewClass.of(view).isUIKit else { return }
        var mirror: Mirror? = Mirror(reflecting: view)
        while let current = mirror, !String(reflecting: current.subjectType).hasPrefix("UIKit") {
            for child in current.children {
                guard let name = child.label, let part = child.value as? UIView else { continue }
                let start = "$__lazy_storage_$_"
                let propertyName = name.hasPrefix(start) ? String(name.dropFirst(start.count)) : name
                propertyNames[ObjectIdentifier(part)] = propertyNames[ObjectIdentifier(part)] ?? propertyName
            }
            mirror = current.superclassMirror
        }
    }

    /// Returns whether the subviews are an implementation detail of UIKit, as in a button.
    private static func hasPrivateSubviews(_ view: UIView) -> Bool {
        guard view is UIControl || view is UITextView || view is UILabel || view is UIImageView else { return false }
        return ViewClass.of(view).isUIKit
    }

    private mutating func addConstraints(of holder: UIView, _ indices: [ObjectIdentifier: Int]) {
        for constraint in holder.constraints where constraint.isActive && isCreatedByApp(constraint, holder) {
            guard tree.constraints.count < PictureTree.maximumConstraints else {
                tree.isComplete = false
                return
            }
            guard let first = item(constraint.firstItem, indices) else { continue }
            var treeConstraint = PictureTree.Constraint(
                first: first.index, firstAttribute: first.prefix + constraint.firstAttribute.documentName)
            if let other = constraint.secondItem, constraint.secondAttribute != .notAnAttribute {
                guard let second = item(other, indices) else { continue }
                (treeConstraint.second, treeConstraint.secondAttribute) = (
                    second.index, second.prefix + constraint.secondAttribute.documentName
                )
            }
            treeConstraint.id = constraint.nibID ?? ""
            treeConstraint.relation =
                constraint.relation == .equal ? "==" : constraint.relation == .lessThanOrEqual ? "<=" : ">="
            (treeConstraint.constant, treeConstraint.multiplier) = (
                Double(constraint.constant), Double(constraint.multiplier)
            )
            treeConstraint.priority = Double(constraint.priority.rawValue)
            tree.constraints.append(treeConstraint)
        }
    }

    /// Returns whether the app, rather than UIKit, created the constraint.
    private func isCreatedByApp(_ constraint: NSLayoutConstraint, _ holder: UIView) -> Bool {
        constraint.nibID != nil
            || (holder.nibIdentity == nil && type(of: constraint) == NSLayoutConstraint.self
                && !(holder is UIStackView))
    }

    private func item(_ object: AnyObject?, _ indices: [ObjectIdentifier: Int]) -> (index: Int, prefix: String)? {
        if let guide = object as? UILayoutGuide {
            guard let index = guide.owningView.flatMap({ indices[ObjectIdentifier($0)] }) else { return nil }
            return (index, (guide.identifier.isEmpty ? "guide" : guide.identifier) + ".")
        }
        return (object as? UIView).flatMap { indices[ObjectIdentifier($0)] }.map { ($0, "") }
    }
}
