import CellSimInterfaceBuilder
import Foundation

/// Applies a document's variations (by size class, layout direction or idiom) to existing views when their traits change.
///
/// The root views retain this object. It references their contents weakly, except constraints and views that aren't
/// installed, because these may have no other owner.
@MainActor final class NibVariations {
    private struct WeakObject {
        weak var object: AnyObject?
    }

    private let template: NibTemplate
    private let bundle: Bundle?
    private var options: NibOptions
    private var objects: [WeakObject]
    /// The views that aren't installed for the current traits, by element index.
    private var uninstalledViews: [Int: UIView] = [:]
    /// The constraints, by element index. They don't retain their views.
    private let constraints: [Int: NSLayoutConstraint]
    /// The elements with variations, in document order.
    private let elementsWithVariations: [IBElement]

    /// Creates the variations of a nib. Returns nil at design time, and if no created object has variations.
    init?(_ session: NibSession) {
        elementsWithVariations = session.template.variedElements.filter { session.objects[$0.index] != nil }
        guard !elementsWithVariations.isEmpty, session.options.purpose == .runTime else { return nil }
        (template, options, bundle) = (session.template, session.options, session.bundle)
        objects = session.objects.map { WeakObject(object: $0) }
        // Includes constraints that aren't installed for any traits, because apps may activate them through outlets.
        let indexedConstraints = session.objects.enumerated().compactMap {
            index, object -> (Int, NSLayoutConstraint)? in
            (object as? NSLayoutConstraint).map { (index, $0) }
        }
        constraints = Dictionary(uniqueKeysWithValues: indexedConstraints)
        for owner in elementsWithVariations {
            storeUninstalledViews(of: owner, excluded: excludedSubviewIDs(owner, options))
        }
    }

    /// Updates the created objects to the document's values for new traits.
    func update(to traits: UITraitCollection) {
        var newOptions = options
        newOptions.traits = traits
        guard newOptions.variationTraits != options.variationTraits else { return }
        let (oldPlan, oldOptions) = (template.sharedData(for: options), options)
        options = newOptions
        let newPlan = template.sharedData(for: newOptions)
        let previouslyInstalled = Set(oldPlan.constraints.filter(\.isInstalled).map(\.element.index))
        for nibConstraint in newPlan.constraints where !nibConstraint.isInstalled {
            constraint(nibConstraint)?.isActive = false
        }
        var reinstalledViews: [UIView] = []
        for owner in elementsWithVariations { updateSubviews(of: owner, oldOptions, &reinstalledViews) }
        for nibConstraint in newPlan.constraints where nibConstraint.isInstalled {
            guard let constraint = constraint(nibConstraint) else { continue }
            if nibConstraint.element.hasVariations {
                (constraint.constant, constraint.priority) = (
                    nibConstraint.constant, UILayoutPriority(nibConstraint.priority)
                )
            }
            let shouldActivate =
                !previouslyInstalled.contains(nibConstraint.element.index)
                || refersToAny(nibConstraint, reinstalledViews)
            if shouldActivate, !constraint.isActive, canActivate(constraint) { constraint.isActive = true }
        }
        for element in elementsWithVariations { updateValues(of: element, oldOptions) }
    }

    private func constraint(_ nibConstraint: NibConstraint) -> NSLayoutConstraint? {
        constraints[nibConstraint.element.index]
    }

    private func excludedSubviewIDs(_ owner: IBElement, _ options: NibOptions) -> Set<String> {
        IBVariations(of: owner, for: options.variationTraits).excludedIDs(from: "subviews")
    }

    // MARK: Subviews

    private func storeUninstalledViews(of owner: IBElement, excluded: Set<String>) {
        for child in owner.child(named: "subviews")?.children ?? [] where excluded.contains(child.id ?? "") {
            uninstalledViews[child.index] = objects[child.index].object as? UIView
        }
    }

    private func updateSubviews(of owner: IBElement, _ oldOptions: NibOptions, _ reinstalledViews: inout [UIView]) {
        guard let view = objects[owner.index].object as? UIView, let children = owner.child(named: "subviews")?.children
        else { return }
        let (oldIDs, newIDs) = (excludedSubviewIDs(owner, oldOptions), excludedSubviewIDs(owner, options))
        guard oldIDs != newIDs else { return }
        var index = 0
        for child in children {
            guard let id = child.id,
                let subview = objects[child.index].object as? UIView ?? uninstalledViews[child.index]
            else {
                continue
            }
            if newIDs.contains(id) {
                if !oldIDs.contains(id) {
                    uninstalledViews[child.index] = subview
                    subview.removeFromSuperview()
                }
                continue
            }
            if oldIDs.contains(id) {
                uninstalledViews[child.index] = nil
                insert(subview, into: view, at: index)
                reinstalledViews.append(subview)
            }
            index += 1
        }
    }

    private func insert(_ subview: UIView, into view: UIView, at index: Int) {
        if let stack = view as? UIStackView {
            stack.insertArrangedSubview(subview, at: min(index, stack.arrangedSubviews.count))
        } else {
            view.insertSubview(subview, at: min(index, view.subviews.count))
        }
    }

    // MARK: Constraints

    /// Returns whether a constraint refers to one of the views or to a descendant.
    private func refersToAny(_ nibConstraint: NibConstraint, _ views: [UIView]) -> Bool {
        guard !views.isEmpty else { return false }
        return [nibConstraint.firstItemElement, nibConstraint.secondItemElement].compactMap { $0 }.contains { item in
            guard let object = objects[item.index].object, let view = NSLayoutConstraint.view(of: object) else {
                return false
            }
            return views.contains { view.isDescendant(of: $0) }
        }
    }

    private func canActivate(_ constraint: NSLayoutConstraint) -> Bool {
        guard let first = constraint.firstItem.flatMap(NSLayoutConstraint.view(of:)) else { return false }
        guard let item = constraint.secondItem else { return true }
        return NSLayoutConstraint.view(of: item).flatMap { first.commonAncestor(with: $0) } != nil
    }

    // MARK: Values

    /// Sets the values that have a variation for the previous or the current traits.
    private func updateValues(of element: IBElement, _ oldOptions: NibOptions) {
        guard let view = objects[element.index].object as? UIView else { return }
        let variations = [oldOptions, options].map { IBVariations(of: element, for: $0.variationTraits) }
        let keys = Set(variations.flatMap { $0.attributes.map(\.key) + $0.children.compactMap(\.key) })
        guard !keys.isEmpty else { return }
        let session = NibSession(template, owner: nil, externalObjects: [:], options: options)
        session.bundle = bundle
        let nib = session.coder(for: element)
        for key in keys.sorted() { MemberTables.all.applyVariation(view, key, nib) }
    }
}

extension NibSession {
    /// Sets the variations of the root views if the document has any.
    func installVariations(_ roots: [AnyObject]) {
        guard !template.variedElements.isEmpty, let variations = NibVariations(self) else { return }
        for case let view as UIView in roots { view.nibVariations = variations }
    }
}

extension NibTemplate {
    /// Returns the elements with variations, except constraints, in document order.
    static func variedElements(of document: IBDocument) -> [IBElement] {
        document.elements.filter { $0.name != "constraint" && ($0.hasVariations || $0.hasVariedConstraints) }
    }
}

extension IBElement {
    fileprivate var hasVariedConstraints: Bool {
        child(named: "constraints")?.children.contains(where: \.hasVariations) ?? false
    }
}
